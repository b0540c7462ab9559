import { readFileSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { API, SymbolFlags, TypeFlags, type Checker, type Type } from 'typescript/unstable/sync'
import type { CallExpression, Node, SourceFile } from 'typescript/unstable/ast'
import { isCallExpression, isIdentifier, isPropertyAccessExpression } from 'typescript/unstable/ast/is'
import type { DeclaredColumn, DeclaredRow } from '#test/rows/compare.ts'

/** A call in `src` that executes a statement. */
export type Statement = {
  /** path:line:column below `src`, as a stack trace names it. */
  position: string
  /**
   * Null if the call declares no columns, so that every value it reads is `unknown`; 'generic' if a type parameter of a
   * function around it is part of the type.
   */
  row: DeclaredRow | null | 'generic'
}

/** Finds the statements of `src` and reads the row types that they declare. */
export function declaredStatements(root: string): Statement[] {
  const api = new API({ cwd: root })
  try {
    const config = join(root, 'tsconfig.json')
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config)
    if (!project) throw new Error(`${config} is not a project`)
    return globSync('**/*.ts', { cwd: join(root, 'src'), exclude: ['web/**', '**/*.test.ts'] })
      .sort()
      .flatMap((path) => {
        const text = readFileSync(join(root, 'src', path), 'utf8')
        const file = /\.execute\b|\bstatement</.test(text) && project.program.getSourceFile(join(root, 'src', path))
        return file ? statementsIn(file, path, project.checker) : []
      })
  } finally {
    api.close()
  }
}

function statementsIn(file: SourceFile, path: string, checker: Checker): Statement[] {
  // Calls of a `statement(…)` have any name; calls of `execute` have one.
  const prepared = /\bstatement</.test(file.text)
  return callsIn(file).flatMap((call) => {
    if (!prepared && nameOfCallee(call)?.text !== 'execute') return []
    const row = rowOf(call, checker)
    if (!row) return []
    const { line, character } = file.getLineAndCharacterOfPosition(positionOf(call, file))
    return [
      {
        position: `${path}:${line + 1}:${character + 1}`,
        row: declaredRow(row, checker),
      },
    ]
  })
}

function callsIn(file: SourceFile): CallExpression[] {
  const calls: CallExpression[] = []
  const visit = (node: Node): void => {
    if (isCallExpression(node)) calls.push(node)
    node.forEachChild(visit)
  }
  visit(file)
  return calls
}

/** The position at which V8 locates a call: the called name, or after an expression without one. */
function positionOf(call: CallExpression, file: SourceFile): number {
  return nameOfCallee(call)?.getStart(file) ?? call.expression.getEnd()
}

function nameOfCallee({ expression }: CallExpression) {
  if (isPropertyAccessExpression(expression)) return isIdentifier(expression.name) ? expression.name : undefined
  return isIdentifier(expression) ? expression : undefined
}

/** The row type of a call that returns a query result. */
function rowOf(call: CallExpression, checker: Checker): Type | null {
  const answer = checker.getTypeAtLocation(call)
  const result = answer && argumentOf(answer, checker)
  if (result?.getSymbol()?.name !== 'QueryResult') return null
  return argumentOf(result, checker) ?? null
}

function argumentOf(type: Type, checker: Checker): Type | undefined {
  return type.isTypeReference() ? checker.getTypeArguments(type)[0] : undefined
}

function declaredRow(row: Type, checker: Checker): Statement['row'] {
  if (isGeneric(row)) return 'generic'
  const columns = checker.getPropertiesOfType(row)
  // `Record<string, never>` declares that there are no columns.
  const open = checker.getIndexInfosOfType(row).some(({ valueType }) => !(valueType.flags & TypeFlags.Never))
  if (open && columns.length === 0) return null
  const types = checker.getTypeOfSymbol(columns)
  const declared = columns.map((column, i): [string, DeclaredColumn] => {
    const type = types[i]
    const optional = (column.flags & SymbolFlags.Optional) !== 0
    const text = type ? checker.typeToString(type) : 'unknown'
    return [column.name, { text, optional, kinds: new Set(type ? kindsOf(type, checker) : ['anything']) }]
  })
  return { columns: new Map(declared), open }
}

function isGeneric(type: Type): boolean {
  if (type.isUnionType() || type.isIntersectionType()) return type.getTypes().some(isGeneric)
  return (type.flags & TypeFlags.Instantiable) !== 0
}

/** The kinds of values that a type allows. Values in JSON are not looked into. */
function kindsOf(type: Type, checker: Checker): string[] {
  const { flags } = type
  if (flags & TypeFlags.AnyOrUnknown) return ['anything']
  if (flags & TypeFlags.StringLike) return ['string']
  if (flags & TypeFlags.NumberLike) return ['number']
  if (flags & TypeFlags.BooleanLike) return ['boolean']
  if (flags & TypeFlags.Null) return ['null']
  if (type.isUnionType()) return type.getTypes().flatMap((one) => kindsOf(one, checker))
  if (type.isIntersectionType()) {
    // A branded string is a string.
    const primitive = type.getTypes().find((one) => one.flags & TypeFlags.Primitive)
    return primitive ? kindsOf(primitive, checker) : ['object']
  }
  if (flags & TypeFlags.Instantiable) {
    const constraint = checker.getBaseConstraintOfType(type)
    return constraint ? kindsOf(constraint, checker) : ['anything']
  }
  if (checker.isArrayLikeType(type)) {
    const [element] = type.isTypeReference() ? checker.getTypeArguments(type) : []
    return ['array', ...(element ? kindsOf(element, checker).map((kind) => `${kind}[]`) : [])]
  }
  if (flags & (TypeFlags.Object | TypeFlags.NonPrimitive)) {
    const name = type.getSymbol()?.name
    return [name === 'Date' ? 'date' : name === 'Buffer' || name === 'Uint8Array' ? 'bytes' : 'object']
  }
  return []
}
