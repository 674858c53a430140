import type { MoveRule } from './move-rules.ts'
import type { Subjects } from './subjects.ts'

/** A column of an export. `opaque`: an internal number, written as the id that the API shows for this kind. */
export type GivenColumn = string | { column: string; opaque: string } | { column: string; as: string; sql: string }

/** Some rows of a table that are somebody's. */
export interface PersonalRows {
  /** The name of their file, where a table has more than one kind of rows. */
  file?: string
  /** SQL over the alias `t`, with `:user` for the id of the user and `:email` for the address. See `conditionFor`. */
  where: string
  /** SQL for the workspace that a row is of: its demands are asked before the row leaves. Null: it is of the account alone. */
  workspace: string | null
  given: readonly GivenColumn[]
}

/** What can happen to whoever made a credential. `demoted`: they may do less in the workspace than before. */
export const turns = ['left', 'demoted', 'reset', 'disabled'] as const
export type Turn = (typeof turns)[number]

/** Rows with which somebody gets in, or acts for somebody, without their password. */
export interface CredentialRows {
  /** SQL over the alias `t`, with `:user`: the rows that somebody made, or that stand for them. */
  of: string
  /** In the transaction of what happened they are gone; or why they stay, and what they are then worth. */
  on: Readonly<Record<Turn, 'ends' | { stays: string }>>
}

interface Declared {
  /** With its schema. */
  table: string
  /** What a row is, in words, for docs/data-model.md. */
  holds: string
  /** The column that says whose a row is; null if rows are nobody's. */
  owner: string | null
  /** What becomes of the rows when their workspace moves to another server. */
  moved: MoveRule
  /** Ids of these rows are in the payloads of jobs and events, which move with them. */
  idsInJobs?: true
  /** What ends its rows, if they are credentials; or why a column that looks like one is none. */
  credential?: CredentialRows | { isNone: string }
  /** Whom the rows are about, if they name anybody by number. */
  subjects?: Subjects
  /** Columns with 64-bit numbers that stand for no person. Every other one must be among `subjects`. */
  numbers?: readonly string[]
}

export interface PersonalTable extends Declared {
  rows: readonly PersonalRows[]
  /** Every column that is given nowhere, with the reason; or one reason for all of them. */
  leftOut: Readonly<Record<string, string>> | string
  /** Why these rows outlive the account; without a reason none does. */
  stays?: string
}

/** A table without rows that could be exported to a user; `notExported` says why. */
export interface ImpersonalTable extends Declared {
  notExported: string
}

/** Everything that the product has to know about a table. It stands beside the store, in `<noun>.tables.ts`. */
export type Table = PersonalTable | ImpersonalTable

export const isPersonal = (table: Table): table is PersonalTable => 'rows' in table

export const columnOf = (given: GivenColumn): string => (typeof given === 'string' ? given : given.column)

interface Exported {
  /** Null for rows of the account, which are of no workspace. */
  workspace?: null
  given?: readonly GivenColumn[]
  leftOut?: PersonalTable['leftOut']
}

/** Rows that name the user in `user_id`, and usually a workspace. Without `given` nothing is exported, and `leftOut` is the reason. */
export const ofUser = (
  table: string,
  { given = [], leftOut = {}, workspace, ...declared }: Omit<Declared, 'table' | 'owner'> & Exported,
): PersonalTable => ({
  table,
  owner: 'user_id',
  rows: [{ where: 't.user_id = :user', workspace: workspace === null ? null : 't.workspace_id', given }],
  leftOut,
  ...declared,
})

/** Rows of a whole workspace, none of which is of one member. */
export const ofWorkspace = (
  table: string,
  declared: Omit<ImpersonalTable, 'table' | 'owner' | 'moved'> & { moved?: MoveRule },
): ImpersonalTable => ({
  table,
  owner: 'workspace_id',
  moved: { with: 'workspace' },
  ...declared,
})

/** Credentials of a member in a workspace, which may do what the member may do now. */
export const ofMembership = (of: string): CredentialRows => ({
  of,
  on: { left: 'ends', demoted: { stays: 'It may do what its user may do now.' }, reset: 'ends', disabled: 'ends' },
})

const ofAccount = { stays: 'It is of the account, and opens no workspace that its user is not in.' }

/** What opens an account: leaving a workspace leaves it as it is. */
export const opensAccount = (of: string, rest: Pick<CredentialRows['on'], 'reset' | 'disabled'>): CredentialRows => ({
  of,
  on: { left: ofAccount, demoted: ofAccount, ...rest },
})

export const aSecret = 'A secret, or what a secret is checked with.'

/** The condition of some rows for one user, as SQL with literals. */
export const conditionFor = (where: string, user: { id: string; email: string }): string =>
  where.replaceAll(':user', `'${quoted(user.id)}'::uuid`).replaceAll(':email', `'${quoted(user.email)}'`)

const quoted = (text: string): string => text.replaceAll("'", "''")
