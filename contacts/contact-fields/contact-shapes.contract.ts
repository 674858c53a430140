import { z } from 'zod'
import { Name } from '@wellmet/platform/contract/shapes.ts'
import {
  optionalFields,
  sharedContactFields,
  type ContactField,
  type OptionalField,
  type SharedField,
} from './contact-fields.contract.ts'

type Shapes<Field extends ContactField, Shape> = Record<Exclude<Field, 'name'>, Shape>

/** One shape for each of these fields. The name has its own, because it is never empty. */
const shapesOf = <Field extends ContactField, Shape>(fields: readonly Field[], shape: () => Shape) =>
  Object.fromEntries(fields.filter((field) => field !== 'name').map((field) => [field, shape()])) as Shapes<
    Field,
    Shape
  >

const textOrNull = () => z.string().nullable()

/** The fields of a contact in a reply. */
export const contactShape: { name: z.ZodString } & Shapes<OptionalField, ReturnType<typeof textOrNull>> = {
  name: z.string(),
  ...shapesOf(optionalFields, textOrNull),
}

/** Those that teammates see. */
export const sharedContactShape: { name: z.ZodString } & Shapes<SharedField, ReturnType<typeof textOrNull>> = {
  name: z.string(),
  ...shapesOf(sharedContactFields, textOrNull),
}

const textToSave = () => Name.nullable().optional()

/** What a member may change: what is left out stays as it is, and null empties a field. */
export const contactEditShape: { name: z.ZodOptional<typeof Name> } & Shapes<
  OptionalField,
  ReturnType<typeof textToSave>
> = { name: Name.optional(), ...shapesOf(optionalFields, textToSave) }
