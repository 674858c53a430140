import { hook } from '../events/hook.ts'

/** A column of an export. `opaque`: an internal number, written as the id that the API shows for this kind. */
export type GivenColumn = string | { column: string; opaque: string } | { column: string; as: string; sql: string }

/** Some rows of a table that are somebody's. SQL over the alias `t`, with `:user` for the user. */
export interface PersonalRows {
  /** The name of their file, where a table has more than one kind of rows. */
  file?: string
  where: string
  /** The workspace that the ids are of. */
  workspace?: string
  given: readonly GivenColumn[]
}

export interface PersonalTable {
  /** With its schema. */
  table: string
  rows: readonly PersonalRows[]
  /** Every column that is given nowhere, with the reason; or one reason for all of them. */
  leftOut: Readonly<Record<string, string>> | string
  /** Why these rows outlive the account; without a reason none does. */
  stays?: string
}

/** No row of this table is about one user, or may be given to one, and this is why. */
export interface ImpersonalTable {
  table: string
  why: string
}

export type TableDecision = PersonalTable | ImpersonalTable

/** Each area adds what it decided of its tables. A table that nobody decided on fails the build. */
export const personalDataListed = hook<{ found: TableDecision[] }>('personal-data.listed')

export const isPersonal = (decision: TableDecision): decision is PersonalTable => 'rows' in decision

export const columnOf = (given: GivenColumn): string => (typeof given === 'string' ? given : given.column)

type LeftOut = PersonalTable['leftOut']

/** The rows that name the user in `user_id`. */
export const ofUser = (table: string, given: readonly GivenColumn[], leftOut: LeftOut = {}): PersonalTable => ({
  table,
  rows: [{ where: 't.user_id = :user', workspace: 't.workspace_id', given }],
  leftOut,
})

/** Rows that are deleted with the account, of which nothing is given. */
export const ofUserUngiven = (table: string, why: string, where = 't.user_id = :user'): PersonalTable => ({
  table,
  rows: [{ where, given: [] }],
  leftOut: why,
})

export const impersonal = (why: string, ...tables: string[]): ImpersonalTable[] =>
  tables.map((table) => ({ table, why }))

export const aSecret = 'A secret, or what a secret is checked with.'
