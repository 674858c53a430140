import {
  contactFieldNames,
  contactFields as declarations,
  sharedContactFields as sharedFieldNames,
  type ContactField,
} from './contact-fields.contract.ts'

/** The columns of some fields, by field, as a statement repeats them: `:contactFields(c.{column} as "{field}")`. */
const columnsOf = (fields: readonly ContactField[]): Readonly<Record<string, string>> =>
  Object.fromEntries(fields.map((field) => [field, declarations[field].column]))

export const contactFields = columnsOf(contactFieldNames)
export const gapFields = columnsOf(contactFieldNames.filter((field) => declarations[field].merge === 'gap'))
export const sharedFields = columnsOf(sharedFieldNames)
