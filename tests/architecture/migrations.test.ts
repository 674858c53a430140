import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { lintMigrations } from '../../tools/migrations/lint-migrations.ts'
import { hashOf, releasedMigrations } from '../../tools/migrations/released-migrations.ts'
import { repository } from '../../tools/repository.ts'

const none = new Map<string, string>()

function migrationsIn(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'wellmet-migrations-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, sql] of Object.entries(files)) writeFileSync(join(folder, `${name}.sql`), sql)
  return folder
}

const findingsIn = (sql: string, name = '20270101000000_change'): string[] =>
  lintMigrations(migrationsIn({ [name]: sql }), none).findings

test('the migrations of the repository are as they were released, and the new ones stop nobody', () => {
  const released = releasedMigrations()
  expect(released.size).toBeGreaterThanOrEqual(37)
  expect(lintMigrations(join(repository, 'database', 'migrations'), released).findings).toEqual([])
})

test.each([
  ['adding-required-field', 'alter table staff.people add column city text not null;'],
  ['adding-not-nullable-field', 'alter table staff.people alter column city set not null;'],
  ['adding-foreign-key-constraint', 'alter table staff.people add foreign key (team_id) references staff.teams (id);'],
  ['constraint-missing-not-valid', `alter table staff.people add constraint named check (name <> '');`],
  ['disallowed-unique-constraint', 'alter table staff.people add constraint one_name unique (name);'],
  ['changing-column-type', 'alter table staff.people alter column age type bigint;'],
  ['renaming-column', 'alter table staff.people rename column name to full_name;'],
  ['renaming-table', 'alter table staff.people rename to members;'],
  ['ban-drop-column', 'alter table staff.people drop column name;'],
  ['ban-drop-table', 'drop table staff.people;'],
  ['require-concurrent-index-creation', 'create index people_by_name on staff.people (name);'],
])('what stops people or the older release is caught: %s', (rule, sql) => {
  expect(findingsIn(`-- why\n${sql}\n`)).toContainEqual(
    expect.stringMatching(new RegExp(`^20270101000000_change\\.sql:2: warning: ${rule} `)),
  )
})

test('a change of rows that row-level security hides from the owner is caught', () => {
  const change = `update staff.people set city = '';\n`
  expect(findingsIn(change)).toContainEqual(expect.stringContaining('changes no row of staff.people'))
  const seen = (change: string) => `alter table staff.people ${change} row level security;\n`
  expect(findingsIn(`${seen('no force')}${change}${seen('force')}`)).toEqual([])
})

test('what stops nobody is left alone', () => {
  const added = `create table staff.teams (id bigint primary key, size smallint not null, name text not null);
    create index teams_by_name on staff.teams (name);
    alter table staff.people add column city text;
    alter table staff.people add constraint named check (name <> '') not valid;`
  expect(findingsIn(added)).toEqual([])
  const online = `create index concurrently people_by_name on staff.people (name);
    alter table staff.people validate constraint named;`
  expect(findingsIn(online, '20270101000000_index.online')).toEqual([])
  const meant =
    '-- Nobody reads it since 0.2.0.\n-- squawk-ignore ban-drop-column\nalter table staff.people drop column name;'
  expect(findingsIn(meant)).toEqual([])
})

test('a released migration is not linted, and neither changes nor goes', () => {
  const sql = 'drop table staff.people;\n'
  const folder = migrationsIn({ '20270101000000_change': sql })
  const findings = (hash: string, name = '20270101000000_change') =>
    lintMigrations(folder, new Map([[name, hash]])).findings
  expect(findings(hashOf(sql))).toEqual([])
  expect(findings(hashOf('drop table staff.teams;\n'))).toEqual([expect.stringContaining('must not change')])
  expect(findings(hashOf(sql), '20261231000000_gone')).toContainEqual(
    '20261231000000_gone.sql was released and must stay',
  )
})
