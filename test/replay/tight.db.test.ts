import { replayAgreesWithOracle } from '#test/replay/replay.ts'

replayAgreesWithOracle('x0.5_floor')
if (process.env.REPLAY === 'all') replayAgreesWithOracle('x0.75_floor')
