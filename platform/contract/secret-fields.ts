import { z } from 'zod'

/** A field, by its names from the outside in; a list stands for each of its items. */
export type FieldPath = readonly string[]

const known = new WeakMap<z.ZodType, FieldPath[]>()

/** Where a schema has fields that are marked `secret`. */
export function secretFields(schema: z.ZodType | undefined): readonly FieldPath[] {
  if (schema === undefined) return []
  const fields = known.get(schema) ?? walk(schema, [], new Set())
  known.set(schema, fields)
  return fields
}

function walk(schema: z.ZodType, path: FieldPath, seen: ReadonlySet<z.ZodType>): FieldPath[] {
  if (isSecret(schema)) return [path]
  if (seen.has(schema)) return []
  const inside = new Set([...seen, schema])
  const follow = (inner: unknown, name?: string) =>
    walk(inner as z.ZodType, name === undefined ? path : [...path, name], inside)
  if (schema instanceof z.ZodObject) return Object.entries(schema.shape).flatMap(([name, inner]) => follow(inner, name))
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((inner) => follow(inner))
  if (schema instanceof z.ZodIntersection) return [schema.def.left, schema.def.right].flatMap((inner) => follow(inner))
  if (schema instanceof z.ZodTuple) return schema.def.items.flatMap((inner) => follow(inner))
  if (schema instanceof z.ZodArray) return follow(schema.element)
  if (schema instanceof z.ZodRecord) return follow(schema.valueType)
  if (schema instanceof z.ZodPipe) return [...follow(schema.in), ...follow(schema.out)]
  if ('innerType' in schema.def) return follow(schema.def.innerType)
  return []
}

const isSecret = (schema: z.ZodType): boolean => schema.meta()?.['secret'] === true

/** A copy without these fields. */
export function withoutFields(value: unknown, paths: readonly FieldPath[]): unknown {
  if (paths.length === 0 || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item) => withoutFields(item, paths))
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      const here = paths.filter(([first]) => first === name).map(([, ...rest]) => rest)
      return here.some((rest) => rest.length === 0) ? [] : [[name, withoutFields(inner, here)]]
    }),
  )
}
