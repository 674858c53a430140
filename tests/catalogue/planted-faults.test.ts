import { afterAll, beforeAll, expect, test } from 'vitest'
import { newDatabase, type TestDatabase } from '../world/database.ts'
import { rolledBack } from './in-transaction.ts'
import { findKeysOfOneServer } from './keys.ts'
import { findDatabaseFaults } from '../../database/catalogue/find-faults.ts'
import { findUnclaimedTables, type Check } from '../../database/catalogue/product-tables.ts'
import { findPowerfulRoles } from '../../database/catalogue/roles.ts'
import { findUnprotectedTables } from '../../database/catalogue/row-level-security.ts'
import { findRowsThatOutliveTheirNetwork, findTablesThatTakeRowsOfNobody } from './rows-of-networks.ts'
import { findRowsSeenByStrangers } from './seen-rows.ts'
import { findFunctionsThatSeeAll, findViewsThatSeeAll } from '../../database/catalogue/side-doors.ts'
import { fillEmptyTables } from './synthetic-rows.ts'
import { findGlobalUniqueIndexes } from './unique-indexes.ts'
import { findUnindexedForeignKeys } from './foreign-keys.ts'
import { findUnguardedWrites } from './write-policies.ts'
import { findRowsWrittenByOthers } from './written-rows.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await newDatabase()
})
afterAll(() => database.drop())

const seenRows: Check = async (client) => [
  ...(await fillEmptyTables(client)),
  ...(await findRowsSeenByStrangers(client)),
]

const table = 'create table account.planted (id uuid primary key, workspace_id uuid, note text);'
const protect = 'alter table account.planted enable row level security, force row level security;'
const policy = 'create policy planted on account.planted to wellmet_app using (workspace_id = platform.workspace_id());'

const faults: [fault: string, sql: string, check: Check, finding: RegExp][] = [
  [
    'a table whose rows outlive their network',
    'create table contacts.planted (network_id int primary key)',
    findRowsThatOutliveTheirNetwork,
    /contacts\.planted keeps rows of a network/,
  ],
  [
    'a trigger that no longer deletes',
    'drop trigger member_networks_delete_contacts on identity.member_networks',
    findRowsThatOutliveTheirNetwork,
    /contacts\.contacts keeps rows of a network/,
  ],
  [
    'a table that takes rows of a network that does not exist',
    'drop trigger relationships_belong_to_a_network on contacts.relationships',
    findTablesThatTakeRowsOfNobody,
    /contacts\.relationships takes rows/,
  ],
  [
    'a table without a primary key',
    'create table account.planted (workspace_id uuid, note text)',
    findKeysOfOneServer,
    /account\.planted has no primary key/,
  ],
  [
    'a key that every server gives',
    'create table account.planted (id bigint generated always as identity primary key, workspace_id uuid)',
    findKeysOfOneServer,
    /account\.planted is keyed by id/,
  ],
  ['a table without row-level security', table, findUnprotectedTables, /account\.planted has row-level security off/],
  [
    'a table that does not force it',
    `${table} alter table account.planted enable row level security; ${policy}`,
    findUnprotectedTables,
    /account\.planted does not force/,
  ],
  [
    'a table that all at once stops forcing it',
    'alter table account.api_keys no force row level security',
    findUnprotectedTables,
    /account\.api_keys does not force/,
  ],
  ['a table without a policy', `${table} ${protect}`, findUnprotectedTables, /account\.planted has no policy/],
  [
    'a table that nobody claims',
    'create table account.planted (id uuid primary key)',
    findUnclaimedTables,
    /account\.planted has no owner column/,
  ],
  [
    'a view that sees as its owner',
    'create view account.planted as select * from account.api_keys',
    findViewsThatSeeAll,
    /account\.planted is a view without security_invoker/,
  ],
  [
    'a view that says it does not',
    'create view account.planted with (security_invoker = false) as select 1',
    findViewsThatSeeAll,
    /account\.planted is a view without/,
  ],
  [
    'a materialized view',
    'create materialized view account.planted as select * from account.api_keys',
    findViewsThatSeeAll,
    /account\.planted is a materialized view/,
  ],
  [
    'a function that runs as its owner',
    `create function account.planted() returns bigint language sql security definer set search_path = '' return (select count(*) from account.users)`,
    findFunctionsThatSeeAll,
    /account\.planted is SECURITY DEFINER and not on the list/,
  ],
  [
    'an allowed function that everybody may call',
    'grant execute on function account.identify_key to public',
    findFunctionsThatSeeAll,
    /identify_key.*everybody may call/,
  ],
  [
    'an allowed function with the search_path of its caller',
    'alter function account.identify_key reset search_path',
    findFunctionsThatSeeAll,
    /identify_key.*search_path/,
  ],
  [
    'a global unique index on an owned table',
    'create unique index planted on account.api_keys (name)',
    findGlobalUniqueIndexes,
    /account\.planted on account\.api_keys \(name\)/,
  ],
  [
    'a unique index on an expression',
    'create unique index planted on account.invitations (lower(email))',
    findGlobalUniqueIndexes,
    /account\.planted on account\.invitations \(\(expression\)\)/,
  ],
  [
    'an application that bypasses row-level security',
    'alter role wellmet_app bypassrls',
    findPowerfulRoles,
    /wellmet_app bypasses/,
  ],
  [
    'an application that is superuser',
    'alter role wellmet_app superuser',
    findPowerfulRoles,
    /wellmet_app is a superuser/,
  ],
  [
    'an application that inherits what the system may see',
    'alter role wellmet_app inherit',
    findPowerfulRoles,
    /wellmet_app inherits/,
  ],
  [
    'an application that may become the owner',
    'grant wellmet_owner to wellmet_app',
    findPowerfulRoles,
    /wellmet_app may become wellmet_owner/,
  ],
  [
    'an application that owns a table',
    'alter table account.api_keys owner to wellmet_app',
    findPowerfulRoles,
    /wellmet_app owns 1 objects/,
  ],
  [
    'an application that may create tables',
    'grant create on schema account to wellmet_app',
    findPowerfulRoles,
    /wellmet_app may create things in schema account/,
  ],
  [
    'a policy that shows all to all',
    'create policy planted on account.api_keys for select to wellmet_app using (true)',
    seenRows,
    /account\.api_keys shows 1 rows to nobody/,
  ],
  [
    'a policy that shows all to whoever is signed in',
    'create policy planted on account.invitations for select to wellmet_app using (platform.viewer_id() is not null)',
    seenRows,
    /account\.invitations shows 1 rows to a stranger/,
  ],
  [
    'a policy that no migration made',
    'create policy planted on account.api_keys for select to wellmet_app using (true)',
    findDatabaseFaults,
    /1 policies were not made by a migration, remove them: planted of account\.api_keys/,
  ],
  [
    'a policy that was given to everybody',
    'alter policy sessions_of_mine on account.sessions to public',
    findDatabaseFaults,
    /1 of \d+ policies are missing/,
  ],
  [
    'a right that no migration granted',
    'grant truncate on contacts.contacts to wellmet_app',
    findDatabaseFaults,
    /1 grants were not made by a migration, remove them: TRUNCATE to wellmet_app on contacts\.contacts/,
  ],
  [
    'a right that is missing',
    'revoke select on contacts.contacts from wellmet_app',
    findDatabaseFaults,
    /1 of \d+ grants are missing: SELECT to wellmet_app on contacts\.contacts/,
  ],
  [
    'a migration that was not applied',
    'delete from migrations.applied where id = (select max(id) from migrations.applied)',
    findDatabaseFaults,
    /1 migrations are missing, from \d+_[\w.]+ on: run wellmet migrate/,
  ],
  [
    'a reference without an index',
    `${table} alter table account.planted add foreign key (workspace_id) references account.workspaces`,
    findUnindexedForeignKeys,
    /account\.planted \(workspace_id\)/,
  ],
  [
    'a table that takes any row',
    'create policy planted on contacts.evidence for insert to wellmet_app with check (true)',
    findUnguardedWrites,
    /contacts\.evidence lets everybody insert any row/,
  ],
  [
    'a right to write without a policy',
    'grant delete on contacts.syncs to wellmet_app',
    findUnguardedWrites,
    /contacts\.syncs grants delete without a policy/,
  ],
  [
    'a table that its members cannot write, without a reason',
    'revoke all on discovery.missions from wellmet_app',
    findUnguardedWrites,
    /discovery\.missions cannot be written by its members/,
  ],
  [
    'a policy that lets strangers insert',
    'create policy planted on contacts.evidence for insert to wellmet_app with check (network_id > 0)',
    findRowsWrittenByOthers,
    /contacts\.evidence lets a stranger insert rows of others/,
  ],
  [
    'a policy that lets strangers delete',
    'create policy planted on account.sessions for delete to wellmet_app using (platform.viewer_id() is not null)',
    findRowsWrittenByOthers,
    /account\.sessions lets a stranger delete rows of others/,
  ],
  [
    'a policy that lets teammates change what is not theirs',
    'create policy planted on introductions.connector_rules for update to wellmet_app using (workspace_id = platform.workspace_id())',
    findRowsWrittenByOthers,
    /introductions\.connector_rules lets a teammate update rows of others/,
  ],
]

test.each(faults)('%s is found', async (_fault, sql, check, finding) => {
  const before = await rolledBack(database.superuserUrl, check)
  expect(before.filter((line) => finding.test(line))).toEqual([])
  const after = await rolledBack(database.superuserUrl, async (client) => {
    await client.query(sql)
    return check(client)
  })
  expect(new Set(after.filter((line) => finding.test(line))).size).toBe(1)
})

const ownAffairs: [what: string, sql: string][] = [
  [
    'what an extension brings',
    'create view public.planted as select 1; alter extension plpgsql add view public.planted',
  ],
  ['an index of the operator', 'create index planted on contacts.contacts (name)'],
  [
    'a newer schema with a function of its own',
    `insert into migrations.applied (name, run_on) values ('99991231000000_newer', now());
     create function account.planted() returns int language sql security definer set search_path = '' return 1`,
  ],
]

test.each(ownAffairs)('%s is no fault of a database', async (_, sql) => {
  const faults = await rolledBack(database.superuserUrl, async (client) => {
    await client.query(sql)
    return findDatabaseFaults(client)
  })
  expect(faults).toEqual([])
})
