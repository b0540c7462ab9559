import { posix } from 'node:path'
import { parseSync, type ESTree } from 'vite'

/** Returns the source text of a file by its path from the root, undefined if it does not exist. */
type ReadSource = (path: string) => string | undefined

/** Message files with their messages: `{ common: { save: 'Save' } }`. */
type MessageFiles = Record<string, Record<string, string>>

/** Exports of a file, or `all` for all exports and the side effects of its import. */
type Entry = { path: string; exports: readonly string[] | 'all' }

/** A call that loads code on demand: the position at which its messages are inserted, and the file it loads. */
type LazyPart = { end: number; path: string }

/** References of one top-level declaration. */
type Declaration = { messages: Set<string>; names: Set<string>; loads: Set<string> }

type Source = {
  declarations: Map<string, Declaration>
  /** Local name → the file and export that it refers to; `*` is the whole file. */
  imports: Map<string, { path: string; name: string }>
  exports: Map<string, string>
  exportsAll: string[]
  /** Statements that run when the file is imported. */
  effects: string[]
  /** Message files that this file loads itself: `loadMessages(locale, ['hotel'])`. */
  loadsMessages: Set<string>
}

/** Parts that keep their server-rendered HTML until their own code and messages are loaded. */
const lazyParts = new Set(['lazyIsland', 'lazyPart'])
/** Parts that the browser never renders in a first view. */
const staticParts = new Set(['staticIsland'])

/** TypeScript nodes that wrap an expression, which is visited. All other TypeScript nodes are types and are skipped. */
const typedExpressions = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'])

/**
 * Finds the message files that browser code uses, by following declarations from file to file like the tree shaking of
 * a bundler. A use is a string or the beginning of a template that names a message: `'common.close'`, ``
 * `bookingstatus.${status}` ``. Code behind `import()` is included, except in a lazy part, which loads its own messages, and in
 * a static part, which needs none. Message files that a file loads itself are excluded for this file and for the code
 * that it imports on demand.
 * @throws if a translated template does not begin with a message file
 */
export function usedMessages(read: ReadSource, messages: MessageFiles): (entries: readonly Entry[]) => Set<string> {
  const sources = new Map<string, Source>()
  const loaded = new Map<string, Set<string>>()
  const sourceOf = (path: string) => {
    const source = sources.get(path) ?? sourceIn(path, read, messages)
    sources.set(path, source)
    return source
  }

  /** Message files used by code that is loaded with `import()`. */
  const usedBy = (path: string): Set<string> => {
    const known = loaded.get(path)
    if (known) return known
    const found = new Set<string>()
    loaded.set(path, found)
    for (const name of used([{ path, exports: 'all' }])) found.add(name)
    return found
  }

  const used = (entries: readonly Entry[]): Set<string> => {
    const found = new Set<string>()
    const visited = new Set<string>()
    const visitFile = (path: string) => {
      if (visited.has(path)) return
      visited.add(path)
      for (const name of sourceOf(path).effects) visitDeclaration(path, name)
    }
    const visitExport = (path: string, name: string) => {
      if (visited.has(`${path} export ${name}`)) return
      visited.add(`${path} export ${name}`)
      visitFile(path)
      const source = sourceOf(path)
      const local = source.exports.get(name)
      if (name === '*') visitAll(path)
      else if (local) visitDeclaration(path, local)
      else for (const from of source.exportsAll) visitExport(from, name)
    }
    const visitAll = (path: string) => {
      if (visited.has(`${path} *`)) return
      visited.add(`${path} *`)
      visitFile(path)
      const source = sourceOf(path)
      for (const local of source.exports.values()) visitDeclaration(path, local)
      for (const from of source.exportsAll) visitAll(from)
    }
    const visitDeclaration = (path: string, name: string) => {
      const id = `${path} ${name}`
      if (visited.has(id)) return
      visited.add(id)
      const source = sourceOf(path)
      const from = source.imports.get(name)
      if (from) visitExport(from.path, from.name)
      const declaration = source.declarations.get(name)
      for (const file of declaration?.messages ?? []) if (!source.loadsMessages.has(file)) found.add(file)
      for (const other of declaration?.names ?? []) visitDeclaration(path, other)
      for (const target of declaration?.loads ?? [])
        for (const file of usedBy(target)) if (!source.loadsMessages.has(file)) found.add(file)
    }
    for (const { path, exports } of entries) {
      if (exports === 'all') visitAll(path)
      else for (const name of exports) visitExport(path, name)
    }
    return found
  }
  return used
}

/** The lazy parts that a file creates: calls of `lazyIsland` and `lazyPart`. */
export function lazyPartsIn(path: string, text: string, read: ReadSource): LazyPart[] {
  const found: LazyPart[] = []
  const visit = (node: ESTree.Node) => {
    if (node.type === 'CallExpression' && lazyParts.has(calledName(node))) {
      const [load] = node.arguments
      const target = load && firstImport(load)
      const file = target && fileOf(path, target, read)
      if (load && file) found.push({ end: load.end, path: file })
    }
    children(node).forEach(visit)
  }
  visit(parsed(path, text))
  return found
}

/** The file in the first `import()` below a node. */
function firstImport(node: ESTree.Node): string | undefined {
  if (node.type === 'ImportExpression') return textOf(node.source)
  for (const child of children(node)) {
    const found = firstImport(child)
    if (found) return found
  }
  return undefined
}

function sourceIn(path: string, read: ReadSource, messages: MessageFiles): Source {
  const text = read(path)
  if (text === undefined) throw new Error(`File ${path} does not exist`)
  const source: Source = {
    declarations: new Map(),
    imports: new Map(),
    exports: new Map(),
    exportsAll: [],
    effects: [],
    loadsMessages: new Set(),
  }
  const messageFileOf = (key: string) => {
    const [, file = '', start = ''] = /^(\w+)\.(\w*)$/.exec(key) ?? []
    return Object.keys(messages[file] ?? {}).some((one) => one.startsWith(start)) ? file : undefined
  }

  const declarationOf = (node: ESTree.Node | null): Declaration => {
    const declaration: Declaration = { messages: new Set(), names: new Set(), loads: new Set() }
    const visit = (node: ESTree.Node, called: string) => {
      if (node.type.startsWith('TS') && !typedExpressions.has(node.type)) return
      if (node.type === 'Identifier' || node.type === 'JSXIdentifier') declaration.names.add(node.name)
      const key = textOf(node)
      const file = key === undefined ? undefined : messageFileOf(key)
      if (file) declaration.messages.add(file)
      if (node.type === 'CallExpression') {
        const [first, second] = node.arguments
        if (
          isTranslation(node) &&
          first?.type === 'TemplateLiteral' &&
          messageFileOf(textOf(first) ?? '') === undefined
        )
          throw new Error(
            `${path}:${lineOf(text, first.start)} translates a key whose message file is not in the code: begin the template with the name of the file, such as \`common.\${key}\`.`,
          )
        if (calledName(node) === 'loadMessages' && second?.type === 'ArrayExpression')
          for (const one of second.elements) if (one) source.loadsMessages.add(textOf(one) ?? '')
      }
      if (node.type === 'ImportExpression') {
        const target = fileOf(path, textOf(node.source) ?? '', read)
        if (target && !lazyParts.has(called) && !staticParts.has(called)) declaration.loads.add(target)
      }
      const within = node.type === 'CallExpression' ? calledName(node) : ''
      for (const child of children(node))
        visit(child, lazyParts.has(within) || staticParts.has(within) ? within : called)
    }
    if (node) visit(node, '')
    return declaration
  }

  const declare = (node: ESTree.Node, exported: boolean) => {
    if (node.type === 'VariableDeclaration') {
      for (const { id, init } of node.declarations) {
        const declaration = declarationOf(init)
        for (const name of boundNames(id)) {
          source.declarations.set(name, declaration)
          if (exported) source.exports.set(name, name)
        }
      }
    } else if ((node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration') && node.id) {
      source.declarations.set(node.id.name, declarationOf(node))
      if (exported) source.exports.set(node.id.name, node.id.name)
    } else {
      const name = `effect ${node.start}`
      source.declarations.set(name, declarationOf(node))
      source.effects.push(name)
    }
  }

  for (const node of parsed(path, text).body) {
    if (node.type === 'ImportDeclaration') {
      const from = node.importKind === 'type' ? undefined : fileOf(path, node.source.value, read)
      if (!from) continue
      for (const one of node.specifiers) {
        if (one.type === 'ImportSpecifier' && one.importKind === 'type') continue
        const name =
          one.type === 'ImportSpecifier'
            ? nameOf(one.imported)
            : one.type === 'ImportDefaultSpecifier'
              ? 'default'
              : '*'
        source.imports.set(one.local.name, { path: from, name })
      }
      if (node.specifiers.length === 0) {
        source.imports.set(`effect ${node.start}`, { path: from, name: '*' })
        source.effects.push(`effect ${node.start}`)
      }
    } else if (node.type === 'ExportNamedDeclaration') {
      if (node.exportKind === 'type') continue
      if (node.declaration) declare(node.declaration, true)
      const from = node.source && fileOf(path, node.source.value, read)
      for (const { local, exported } of node.specifiers) {
        const name = from ? `from ${from} ${nameOf(local)}` : nameOf(local)
        if (from) source.imports.set(name, { path: from, name: nameOf(local) })
        source.exports.set(nameOf(exported), name)
      }
    } else if (node.type === 'ExportAllDeclaration') {
      const from = fileOf(path, node.source.value, read)
      if (from && node.exportKind !== 'type') source.exportsAll.push(from)
    } else if (node.type === 'ExportDefaultDeclaration') {
      source.declarations.set('default', declarationOf(node.declaration))
      source.exports.set('default', 'default')
      if ('id' in node.declaration && node.declaration.id) declare(node.declaration, false)
    } else declare(node, false)
  }
  return source
}

function parsed(path: string, text: string): ESTree.Program {
  const { program, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`)
  return program
}

/** The path of an imported file, if it is a code file of this project. */
function fileOf(importer: string, request: string, read: ReadSource): string | undefined {
  if (!/\.tsx?$/.test(request)) return undefined
  const path = request.startsWith('#')
    ? `src/${request.slice(1)}`
    : request.startsWith('.')
      ? posix.join(posix.dirname(importer), request)
      : undefined
  return path !== undefined && read(path) !== undefined ? path : undefined
}

/**
 * The children that are expressions or statements. Names of properties and attributes are excluded, because they are
 * not references.
 */
function children(node: ESTree.Node): ESTree.Node[] {
  const named =
    (node.type === 'MemberExpression' && !node.computed) || node.type === 'JSXMemberExpression'
      ? 'property'
      : node.type === 'Property' && !node.computed
        ? 'key'
        : node.type === 'JSXAttribute'
          ? 'name'
          : ''
  return Object.entries(node).flatMap(([key, value]) => (key === named ? [] : [value].flat().filter(isNode)))
}

function isNode(value: unknown): value is ESTree.Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

/** A string literal, or the beginning of a template. */
function textOf(node: ESTree.Node): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined
  return node.type === 'TemplateLiteral' ? (node.quasis[0]?.value.cooked ?? undefined) : undefined
}

function calledName({ callee }: ESTree.CallExpression): string {
  return callee.type === 'Identifier' ? callee.name : ''
}

/** Returns true for `t(…)`, `t.rich(…)` and similar calls; a translator is always named `t`. */
function isTranslation({ callee }: ESTree.CallExpression): boolean {
  const called = callee.type === 'MemberExpression' ? callee.object : callee
  return called.type === 'Identifier' && called.name === 't'
}

function boundNames(pattern: ESTree.Node): string[] {
  if (pattern.type === 'Identifier') return [pattern.name]
  return children(pattern)
    .filter(({ type }) => !type.startsWith('TS'))
    .flatMap(boundNames)
}

function nameOf(node: ESTree.ModuleExportName): string {
  return node.type === 'Literal' ? node.value : node.name
}

function lineOf(text: string, at: number): number {
  return text.slice(0, at).split('\n').length
}
