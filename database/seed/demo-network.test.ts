import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { addDays, utcDay } from '@wellmet/platform/values/days.rules.ts'
import { detectFormat } from '../../platform/files/detect-format.ts'
import { readAs } from '../../platform/files/read-import-file.ts'
import type { ImportRecord } from '../../platform/files/records.ts'
import { gatherRecords, type Gathered } from '../../contacts/imports/gather-records.ts'
import { personKeys } from '../../identity/person-keys/person-keys.ts'
import { pairOf } from '../../contacts/relationships/pair.rules.ts'
import { strengthOf } from '../../contacts/relationships/strength.rules.ts'
import { demoFiles, type DemoFile } from './demo-network.ts'
import { demoPeople } from './demo-people.ts'
import { demoTeam, type DemoTeammate } from './demo-team.ts'
import { demoRelationships } from './demo-relationships.ts'

const today = new Date('2026-03-14T09:26:53Z')
const todayNumber = utcDay(today)
const files = demoFiles(today)
const relationships = demoRelationships(demoPeople())

async function read({ fileName, content }: DemoFile): Promise<{ format: string; records: ImportRecord[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'demo-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const path = join(folder, fileName)
  writeFileSync(path, content)
  const found = await detectFormat(path)
  const window = { from: addDays(today, -5 * 365), to: today }
  const records: ImportRecord[] = []
  for await (const record of readAs(found, path, { window })) records.push(record)
  return { format: found.format, records }
}

/** All files of one teammate in one go, as the worker puts them together. */
async function gather(teammate: DemoTeammate): Promise<Gathered> {
  const owner = { membership: teammate.email, emails: [teammate.email] }
  const gathering = gatherRecords(owner, personKeys({ dataSecret: 'a secret of this test' }), new Map())
  for (const file of files.get(teammate)!) for (const record of (await read(file)).records) gathering.add(record)
  return gathering.finish()
}

const countsOf = (words: readonly string[]): Record<string, number> =>
  Object.fromEntries([...Map.groupBy(words, (word) => word)].map(([word, all]) => [word, all.length]))

test('the same day makes the same files, and another day moves them along', () => {
  const contents = (day: Date) => [...demoFiles(day).values()].flat().map(({ content }) => content.toString('latin1'))
  expect(contents(today)).toEqual([...files.values()].flat().map(({ content }) => content.toString('latin1')))
  expect(contents(addDays(today, 1))).not.toEqual(contents(today))
})

test.each(demoTeam)('the product reads every file of $name, and skips only what it should', async (teammate) => {
  const all = await Promise.all(files.get(teammate)!.map(read))
  expect(all.map(({ format }) => format)).toEqual(['linkedin-zip', 'vcard', 'mbox', 'icalendar'])
  const skips = all.map(({ records }) =>
    records.flatMap((record) => (record.kind === 'skipped' ? [record.reason] : [])),
  )
  expect(skips).toEqual([['closed_account', 'closed_account'], [], ['draft'], ['nobody_else']])
})

test.each(demoTeam)(
  '$name gets the contacts that were meant and the rest of the team, and none from newsletters',
  async (teammate) => {
    const { contacts } = await gather(teammate)
    const names = contacts.map(({ name }) => name).toSorted()
    expect(names).toEqual(
      [
        ...relationships.get(teammate)!.map(({ person }) => person.name),
        ...demoTeam.filter((other) => other !== teammate).map(({ name }) => name),
      ].toSorted(),
    )
  },
)

test.each(demoTeam)('$name has contacts of every strength and freshness', async (teammate) => {
  const { contacts, evidence } = await gather(teammate)
  const byPerson = Map.groupBy(evidence, ({ personId }) => personId)
  const strengths = contacts.map(({ personId }) => {
    const stored = (byPerson.get(personId) ?? []).map((piece) => ({
      ...piece,
      day: utcDay(new Date(piece.at)),
    }))
    const { pair, activity } = pairOf(stored, todayNumber)
    return strengthOf(pair, activity, todayNumber)
  })
  const labels = countsOf(strengths.map((strength) => strength?.label ?? 'unknown'))
  const freshness = countsOf(strengths.map((strength) => strength?.freshness.label ?? 'unknown'))
  for (const label of ['strong', 'good', 'fair', 'weak', 'unknown']) expect(labels[label]).toBeGreaterThanOrEqual(2)
  for (const label of ['fresh', 'warm', 'cooling', 'dormant', 'unknown'])
    expect(freshness[label]).toBeGreaterThanOrEqual(2)
})

test('somebody whom several teammates know is one person to all of them', async () => {
  const [ana, kofi] = [demoTeam[0], demoTeam.at(1)!]
  const [ofAna, ofKofi] = [await gather(ana), await gather(kofi)]
  const shared = relationships
    .get(ana)!
    .filter(({ person }) => relationships.get(kofi)!.some((relationship) => relationship.person === person))
  const ofOther = new Set(ofKofi.contacts.map(({ personId }) => personId))
  const ids = ofAna.contacts.filter(({ personId }) => ofOther.has(personId))
  const restOfTheTeam = demoTeam.length - 2
  expect(ids).toHaveLength(shared.length + restOfTheTeam)
})
