/**
 * glibc keeps freed memory in an arena per thread and raises the size from which it uses separate mappings: under mixed
 * load that was a quarter of a process. A page needs many blocks of up to half a megabyte, for which a mapping of their
 * own costs 4 % of its processor time (bench/RESULTS.md). Other systems ignore these variables.
 */
export const allocator = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '524288', MALLOC_TRIM_THRESHOLD_: '1048576' }

/**
 * Size in MiB of the halves of V8's heap of new objects. V8 lets each grow to 32 MiB: with 16 a process occupied 334 in
 * place of 359 MiB after ten minutes of mixed load, for the same processor time (bench/RESULTS.md).
 */
export const heapOptions = ['--max-semi-space-size=16']

type Started = Pick<NodeJS.Process, 'platform' | 'env' | 'execPath' | 'execArgv' | 'argv' | 'connected'> & {
  execve?: NodeJS.Process['execve'] | undefined
}

export const restartedEnvironment = { ...allocator, RIHLA_RESTARTED: '1' }

/**
 * Restarts the program with the settings of the allocator and the heap, which glibc and V8 read only when a program
 * starts. The process keeps its id, its terminal and its place under a supervisor. The restarted program removes the
 * settings, so that the database that it starts does not inherit them. Nothing happens on other systems, if the
 * environment has settings of its own, and in a process with a channel to its parent, which would be lost.
 */
export function restartWithMemorySettings({
  platform,
  env,
  execPath,
  execArgv,
  argv,
  connected,
  execve,
}: Started): void {
  if (env['RIHLA_RESTARTED'] !== undefined) {
    for (const name of Object.keys(restartedEnvironment)) delete env[name]
    return
  }
  const isSet = Object.keys(allocator).some((name) => name in env)
  if (platform !== 'linux' || !execve || connected || isSet) return
  execve(execPath, [execPath, ...execArgv, ...heapOptions, ...argv.slice(1)], { ...env, ...restartedEnvironment })
}
