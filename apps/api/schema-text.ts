export type Schema = { readonly [key: string]: unknown }

const asSchema = (value: unknown): Schema => (typeof value === 'object' && value !== null ? (value as Schema) : {})
const schemasIn = (value: unknown): Schema[] => (Array.isArray(value) ? value.map(asSchema) : [])

/** A JSON schema as one would write the type by hand: short enough to read at a glance. */
export function schemaText(schema: Schema, indent = ''): string {
  const { $ref, type } = schema
  if (typeof $ref === 'string') return $ref.slice($ref.lastIndexOf('/') + 1)
  if ('const' in schema) return JSON.stringify(schema['const'])
  if (Array.isArray(schema['enum'])) return schema['enum'].map((one) => JSON.stringify(one)).join(' | ')
  const choices = schemasIn(schema['anyOf'] ?? schema['oneOf'])
  if (choices.length > 0) return choices.map((one) => schemaText(one, indent)).join(' | ')
  const parts = schemasIn(schema['allOf'])
  if (parts.length > 0) return parts.map((one) => schemaText(one, indent)).join(' & ')
  if (type === 'array') return `[${schemaText(asSchema(schema['items']), indent)}]`
  if (type === 'object') return objectText(schema, indent)
  if (Array.isArray(type)) return type.join(' | ')
  return typeof type === 'string' ? `${type}${limitsOf(schema)}` : 'any'
}

function objectText(schema: Schema, indent: string): string {
  const required = new Set(Array.isArray(schema['required']) ? schema['required'] : [])
  const inner = `${indent}  `
  const lines = Object.entries(asSchema(schema['properties'])).map(([name, field]) => {
    const { description } = asSchema(field)
    const mark = required.has(name) ? '' : '?'
    const note = typeof description === 'string' ? `  // ${description}` : ''
    return `${inner}${name}${mark}: ${schemaText(asSchema(field), inner)}${note}`
  })
  const values = schema['additionalProperties']
  if (typeof values === 'object' && values !== null)
    lines.push(`${inner}[name]: ${schemaText(values as Schema, inner)}`)
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`
}

/** Format, or how short and how long it may be; a limit that only says "a safe integer" is left out. */
function limitsOf({ format, minLength, maxLength, minimum, maximum }: Schema): string {
  const least = minLength ?? minimum
  const most = maxLength ?? maximum
  const hasMost = typeof most === 'number' && most < Number.MAX_SAFE_INTEGER
  const hasLeast = typeof least === 'number' && least > Number.MIN_SAFE_INTEGER
  const range = [hasLeast ? `from ${least}` : '', hasMost ? `to ${most}` : ''].filter(Boolean).join(' ')
  const words = [typeof format === 'string' ? format : '', range].filter(Boolean).join(', ')
  return words === '' ? '' : ` (${words})`
}
