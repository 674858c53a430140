import fc from 'fast-check'
import { z } from 'zod'
import { numbersOf } from './arbitrary-numbers.ts'
import { stringsOf } from './arbitrary-strings.ts'
import { checksOf } from './schema-checks.ts'

export type Schema = z.core.$ZodType

export interface Wish {
  /** Every optional field there and no array empty: for filling every place that takes an id. */
  full?: boolean
}

/**
 * What the schema takes, as a client would send it. An unknown kind of schema throws, so that it is noticed here and
 * not left untested.
 */
export function arbitraryOf(schema: Schema, wish: Wish = {}): fc.Arbitrary<unknown> {
  const isSimple = checksOf(schema).length === 0 && schema._zod.def.type !== 'pipe'
  return isSimple ? inputsOf(schema, wish) : accepted(inputsOf(schema, wish), schema)
}

function inputsOf(schema: Schema, wish: Wish): fc.Arbitrary<unknown> {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'string':
      return stringsOf(schema)
    case 'number':
      return numbersOf(schema)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'undefined':
    case 'void':
      return fc.constant(undefined)
    case 'literal':
      return fc.constantFrom(...(def.values as unknown[]))
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries))
    case 'array':
      return arraysOf(schema, def.element, wish)
    case 'tuple':
      return fc.tuple(...def.items.map((item) => arbitraryOf(item, wish)))
    case 'object':
      return objectsOf(def.shape, wish)
    case 'record':
      return recordsOf(def, wish)
    case 'nullable':
      return wish.full ? arbitraryOf(def.innerType, wish) : fc.option(arbitraryOf(def.innerType, wish), { nil: null })
    case 'optional':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
      return arbitraryOf(def.innerType, wish)
    case 'union':
      return fc.oneof(...def.options.map((option) => arbitraryOf(option, wish)))
    case 'lazy':
      return arbitraryOf(def.getter(), wish)
    case 'pipe':
      return arbitraryOf(enteredBy(def), wish)
    case 'any':
    case 'unknown':
      return fc.jsonValue()
    default:
      throw new Error(
        `arbitraryOf does not know the schema type "${def.type}": teach it in tests/contract/arbitrary-of.ts`,
      )
  }
}

/** `string().trim().pipe(email())` is entered by an e-mail; `string().transform(…)` by a string. */
function enteredBy({ in: first, out: then }: z.core.$ZodPipeDef): Schema {
  if (first._zod.def.type === 'transform') return then
  return then._zod.def.type === first._zod.def.type ? then : first
}

export const isOptional = (field: Schema): boolean => ['optional', 'default', 'prefault'].includes(field._zod.def.type)

function objectsOf(shape: Record<string, Schema>, wish: Wish): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(Object.entries(shape).map(([key, field]) => [key, arbitraryOf(field, wish)]))
  const requiredKeys = Object.keys(shape).filter((key) => wish.full || !isOptional(shape[key]!))
  return fc.record(fields, { requiredKeys, noNullPrototype: true })
}

function arraysOf(schema: Schema, element: Schema, wish: Wish): fc.Arbitrary<unknown> {
  let [least, most] = [wish.full ? 1 : 0, Infinity]
  for (const check of checksOf(schema)) {
    if (check.check === 'min_length') least = Math.max(least, check.minimum)
    if (check.check === 'max_length') most = check.maximum
    if (check.check === 'length_equals') least = most = check.length
  }
  return fc.array(arbitraryOf(element, wish), { minLength: least, maxLength: Math.min(most, least + 3) })
}

function recordsOf({ keyType, valueType }: z.core.$ZodRecordDef, wish: Wish): fc.Arbitrary<unknown> {
  const { def } = (keyType as z.core.$ZodTypes)._zod
  const value = arbitraryOf(valueType, wish)
  if (def.type === 'enum') return fc.record(Object.fromEntries(Object.values(def.entries).map((key) => [key, value])))
  const keys = arbitraryOf(keyType, wish) as fc.Arbitrary<string>
  // A body with such a key is refused before any schema sees it.
  const usual = keys.filter((key) => key !== '__proto__' && key !== 'constructor')
  return fc.dictionary(usual, value, { minKeys: wish.full ? 1 : 0, maxKeys: 4, noNullPrototype: true })
}

const patience = 5_000

function accepted(inputs: fc.Arbitrary<unknown>, schema: Schema): fc.Arbitrary<unknown> {
  let misses = 0
  return inputs.filter((value) => {
    misses = z.safeParse(schema, value).success ? 0 : misses + 1
    if (misses > patience)
      throw new Error(`arbitraryOf finds nothing that this ${schema._zod.def.type} takes: ${JSON.stringify(value)}`)
    return misses === 0
  })
}
