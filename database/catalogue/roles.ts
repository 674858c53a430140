import type { Check } from './product-tables.ts'

interface RoleRow {
  name: string
  superuser: boolean
  bypass: boolean
  inherits: boolean
  powers: boolean
  owned: number
  creates: string[]
}

/** The roles that the product works as. From PostgreSQL 16 on, inheritance is a property of each membership. */
const roleFacts = `
  select r.rolname as name, r.rolsuper as superuser, r.rolbypassrls as bypass,
    r.rolinherit or exists (select from pg_auth_members m where m.member = r.oid and to_jsonb(m)->>'inherit_option' = 'true') as inherits,
    r.rolcreaterole or r.rolcreatedb or r.rolreplication as powers,
    (select count(*)::int from pg_shdepend d where d.refclassid = 'pg_authid'::regclass and d.refobjid = r.oid and d.deptype = 'o'
       and d.dbid in (0, (select oid from pg_database where datname = current_database()))) as owned,
    array(select n.nspname::text from pg_namespace n where has_schema_privilege(r.oid, n.oid, 'create') and n.nspname !~ '^pg_') as creates
  from pg_roles r where r.rolname in ('wellmet_app', 'wellmet_staff', 'wellmet_system') order by 1`

export const findPowerfulRoles: Check = async (client) => {
  const { rows } = await client.query<RoleRow>(roleFacts)
  const missing = ['wellmet_app', 'wellmet_staff', 'wellmet_system'].filter(
    (name) => !rows.some((row) => row.name === name),
  )
  return [
    ...missing.map((name) => `there is no role ${name}: run wellmet migrate, which creates it`),
    ...rows.flatMap(problemsOf),
    ...(await findForbiddenMemberships(client)),
  ]
}

const problemsOf = ({ name, superuser, bypass, inherits, powers, owned, creates }: RoleRow): string[] => [
  ...(superuser ? [`${name} is a superuser: alter role ${name} nosuperuser`] : []),
  ...(bypass ? [`${name} bypasses row-level security: alter role ${name} nobypassrls`] : []),
  ...(powers
    ? [`${name} may create roles or databases, or replicate: alter role ${name} nocreaterole nocreatedb noreplication`]
    : []),
  ...(owned > 0 ? [`${name} owns ${owned} objects: reassign owned by ${name} to wellmet_owner`] : []),
  ...creates.map(
    (schema) => `${name} may create things in schema ${schema}: revoke create on schema ${schema} from ${name}, public`,
  ),
  ...(name === 'wellmet_app' && inherits
    ? [`${name} inherits, so it always sees what wellmet_system may see: alter role ${name} noinherit`]
    : []),
]

/** The application may become the system and nobody else. */
const findForbiddenMemberships: Check = async (client) => {
  const { rows } = await client.query<{ member: string; role: string }>(
    `select a.rolname as member, r.rolname as role from pg_roles a, pg_roles r
     where a.rolname in ('wellmet_app', 'wellmet_staff', 'wellmet_system') and r.oid <> a.oid and not a.rolsuper
       and pg_has_role(a.oid, r.oid, 'member') and not (a.rolname = 'wellmet_app' and r.rolname = 'wellmet_system')`,
  )
  return rows.map(({ member, role }) => `${member} may become ${role}: revoke ${role} from ${member}`)
}
