import { type Node, nodesOfFile } from './syntax-nodes.ts'

/** What a component does with stylesheets. */
export interface CodeClasses {
  /** Sheets that it imports, as written, by the name it gives them; without a name for one imported for its effect. */
  imports: { sheet: string; as: string | null }[]
  /** `styles.row`: the name of the import and the class. */
  used: { from: string; name: string }[]
  /** Imports that are used in any other way, so that nobody can tell which class is meant. */
  unclear: string[]
  /** Classes written as text, as in `className="row"`. */
  written: string[]
}

const classProperty = /^className(?:s)?$/

export function classesInCode(source: string, path: string): CodeClasses {
  const nodes = nodesOfFile(source, path)
  const imports = nodes.filter(({ type }) => type === 'ImportDeclaration').flatMap(importOf)
  const names = new Set(imports.flatMap(({ as }) => as ?? []))
  const used = nodes.filter(({ type }) => type === 'MemberExpression').flatMap((node) => memberOf(node, names))
  // The key of a property is an identifier too; the parser gives `optional` only to those that stand for a value.
  const mentioned = nodes.filter((node) => node.type === 'Identifier' && 'optional' in node)
  return {
    imports,
    used,
    // Each name is mentioned once where it is imported, and once for each class that is taken from it.
    unclear: [...names].filter(
      (name) =>
        mentioned.filter(({ value }) => value === name).length > 1 + used.filter(({ from }) => from === name).length,
    ),
    written: nodes.filter(isClassProperty).flatMap((node) => textsOf(node['value'] ?? node['right'])),
  }
}

function importOf(node: Node): CodeClasses['imports'] {
  const sheet = String((node['source'] as Node)['value'])
  if (!sheet.endsWith('.css')) return []
  const [specifier] = node['specifiers'] as { local: Node }[]
  return [{ sheet, as: specifier ? String(specifier.local['value']) : null }]
}

function memberOf(node: Node, names: ReadonlySet<string>): CodeClasses['used'] {
  const object = node['object'] as Node
  const property = node['property'] as Node
  const from = String(object['value'])
  if (object.type !== 'Identifier' || !names.has(from)) return []
  if (property.type === 'Identifier') return [{ from, name: String(property['value']) }]
  const key = property['expression'] as Node | undefined
  return key?.type === 'StringLiteral' ? [{ from, name: String(key['value']) }] : []
}

/** An attribute, a property or a default value of that name. */
function isClassProperty({ type, name, key, left }: Node): boolean {
  const called = { JSXAttribute: name, KeyValueProperty: key, AssignmentPatternProperty: key, AssignmentPattern: left }[
    type
  ]
  return classProperty.test(String((called as Node | undefined)?.['value']))
}

/** Both sides of a comparison are no classes, and neither are the texts of an inner element. */
function textsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const { type } = value as Node
  if (type === 'BinaryExpression' && /^[=!]==?$/.test(String((value as Node)['operator']))) return []
  if (type === 'JSXElement' || type === 'MemberExpression') return []
  if (type === 'StringLiteral')
    return String((value as Node)['value'])
      .split(/\s+/)
      .filter(Boolean)
  if (type === 'TemplateElement')
    return String((value as Node)['raw'])
      .split(/\s+/)
      .filter(Boolean)
  if (type === 'KeyValueProperty') return textsOf((value as Node)['value'])
  return Object.values(value).flatMap(textsOf)
}
