import { isOwned, listTables, ownersOf, type Check } from '../../database/catalogue/product-tables.ts'

/** Owned tables that members never write themselves, each with the reason. */
const writtenBySystem: Record<string, string> = {
  'account.approval_policies': 'what is approved without a person is written by a use case that asks for a proof',
  'account.approvals': 'no member writes what waits for a yes, nor the answer',
  'account.billing_customers': 'written when an owner begins to pay, and after a restore',
  'account.entitlement_grants': 'what a workspace may use is not for its members to write',
  'account.playbook_settings': 'every change is a row of the history, written by a use case of admins',
  'platform.run_steps': 'what a run did is written with what it did',
  'platform.runs': 'members start and control runs by use cases, and no member writes how far one is',
  'account.subscriptions': 'written by the job that asks Stripe',
  'account.export_pieces': 'written by the job that writes the export',
  'contacts.known_members': 'who is a teammate rests on addresses that members proved, which others may not read',
  'graph.attendances': 'worked out from the list of guests after it was read',
  'connections.enrichment_questions': 'written with the credits of all members',
  'connections.people_data_answers': 'written with the credits of the whole server',
  'connections.workspace_usage': 'written with the credits of the whole server',
  'outreach.messages': 'a message passes the gate when it is written, and only what sends it knows what became of it',
  'outreach.sends': 'no member writes past the gate, which counts over the whole server',
  'outreach.sequences': 'starting one passes the gate, and answers of others stop it',
  'outreach.steps': 'a draft that was handed over is counted, and no member changes that',
  'hq.staff': 'the command line says who runs the server',
  'hq.staff_proofs': 'no user writes when they used a passkey',
  'growth.events': 'written when a page sends them, by nobody’s account',
  'growth.seen_events': 'written with the events',
  'growth.pitch_reads': 'readers have no account',
  'growth.document_slugs': 'an address is unique over all workspaces, whose pages a member does not see',
  'growth.document_reads': 'readers have no account',
  'growth.page_reports': 'who reports a page has no account, and its workspace does not see the report',
  'growth.founding_members': 'a job numbers who paid',
  'growth.purchases': 'a program reports them, and an approval settles them',
  'growth.daily_counts': 'written with the events',
  'introductions.request_followers': 'joining changes the request of a teammate',
  'introductions.asks': 'guests answer by token',
  'introductions.outcomes': 'asker, connector and target all report outcomes',
  'introductions.predictions': 'written by a reaction',
  'introductions.checked_sentences': 'counts of the whole workspace, which a check of one member adds to',
  'introductions.language_model_months': 'money is taken and given back by the system alone',
  'introductions.language_model_calls': 'what a model was told and what it cost is written by the system alone',
  'introductions.shared_outcomes': 'fixed by a job once a window is over, so that no member moves when',
  'graph.outcome_statistics': 'counted by a job over the whole workspace',
  'contacts.recounts': 'filled by a migration, emptied by the recount job',
  'contacts.worded_networks': 'written by the job that rewrites search words',
  'contacts.syncs': 'written by the sync job',
  'platform.residents': 'written when a workspace is moved, by the administrator',
  'platform.workspace_servers': 'written when a workspace is moved, by the administrator',
}

const commands = ['insert', 'update', 'delete'] as const
type Command = (typeof commands)[number]

interface PolicyRow {
  table: string
  command: Command
  isGranted: boolean
  /** What a written row must satisfy; for a delete, which rows it may reach. Null where there is no policy. */
  conditions: (string | null)[] | null
}

/** An update without a check of its own is checked by its condition, as PostgreSQL does it. */
const policies = `
  select t.name as table, c.command,
    case c.command when 'delete' then has_table_privilege('wellmet_app', t.name, 'delete')
      else has_any_column_privilege('wellmet_app', t.name, c.command) end as "isGranted",
    (select array_agg(case c.command when 'delete' then pg_get_expr(p.polqual, p.polrelid)
        else coalesce(pg_get_expr(p.polwithcheck, p.polrelid), pg_get_expr(p.polqual, p.polrelid)) end)
      from pg_policy p where p.polrelid = t.name::regclass and p.polpermissive
        and p.polcmd in ('*', case c.command when 'insert' then 'a' when 'update' then 'w' else 'd' end::"char")
        and 'wellmet_app'::regrole = any(p.polroles)) as conditions
  from unnest($1::text[]) t(name) cross join unnest($2::text[]) c(command) order by 1, 2`

/** Every table of a network, a user or a workspace bounds who writes it, or is written by the system and says why. */
export const findUnguardedWrites: Check = async (client) => {
  const owned = (await listTables(client)).filter((table) => isOwned(table) && ownersOf(table).length > 0)
  const names = owned.map(({ name }) => name)
  const { rows } = await client.query<PolicyRow>(policies, [names, commands])
  const granted = new Set(rows.filter(({ isGranted }) => isGranted).map(({ table }) => table))
  return [
    ...rows.filter(({ isGranted }) => isGranted).flatMap(problemsOf),
    ...names
      .filter((name) => !granted.has(name) && !(name in writtenBySystem))
      .map((name) => `${name} cannot be written by its members, and gives no reason`),
    ...Object.keys(writtenBySystem)
      .filter((name) => granted.has(name) || !names.includes(name))
      .map((name) => `${name} is listed as written by the system, and is not`),
  ]
}

const problemsOf = ({ table, command, conditions }: PolicyRow): string[] =>
  conditions === null
    ? [`${table} grants ${command} without a policy for it`]
    : conditions
        .filter((condition) => condition === null || condition === 'true')
        .map(() => `${table} lets everybody ${command} any row`)
