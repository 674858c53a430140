import type { z } from 'zod'

/**
 * A query string holds only strings; the schema says which of them are meant as numbers. Only the plain decimal form is
 * read as a number: `1e309`, `0x10`, ` 3`, `+3` and `[3]` stay strings and are refused by the schema.
 */
export function readQuery(schema: z.ZodObject, raw: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(raw).map(([name, value]) => {
      const field = Object.hasOwn(schema.shape, name) ? (schema.shape[name] as z.core.$ZodType) : undefined
      return [name, field ? readField(field, value) : value]
    }),
  )
}

function readField(field: z.core.$ZodType, value: unknown): unknown {
  const { def } = field._zod
  if ('innerType' in def) return readField(def.innerType as z.core.$ZodType, value)
  if (def.type === 'array') {
    const { element } = def as z.core.$ZodArrayDef
    return (Array.isArray(value) ? value : [value]).map((item) => readField(element, item))
  }
  if (typeof value !== 'string') return value
  if (def.type === 'number' && /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,12})?$/.test(value)) return Number(value)
  if (def.type === 'boolean' && /^(?:true|false)$/.test(value)) return value === 'true'
  return value
}
