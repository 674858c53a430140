type Words = () => string

export type TypedField = {
  label: Words
  hint: Words
  kind?: 'number' | 'password' | 'url'
  /** What most people need. */
  initial?: string
  isOptional?: true
}

/** What a member types in to connect an account, field by field. */
export type TypedForm = {
  about: Words
  fields: Readonly<Record<string, TypedField>>
  /** Where the member has to go on, if anywhere. */
  connect: (values: Record<string, string>) => Promise<string | null>
  /** What the button says where it does not connect at once. */
  submit?: Words
}

/** Hands the values over under the names that the fields have. */
export const typedForm = <Name extends string>(
  form: Omit<TypedForm, 'fields' | 'connect'> & {
    fields: Readonly<Record<Name, TypedField>>
    connect: (values: Record<Name, string>) => Promise<string | null>
  },
): TypedForm => ({ ...form, connect: (values) => form.connect(values) })
