import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { scheduleOf, workOf, type Area } from '@wellmet/platform/area.ts'
import { areas as list } from '../../apps/areas.ts'
import { areas as order } from '../../tools/check/areas.ts'
import { repository } from '../../tools/repository.ts'

const areas: readonly Area[] = list
const repeated = (names: readonly string[]): string[] => names.filter((name, i) => names.indexOf(name) !== i)

test('every area that has a folder is listed in order, then what assistants use of all of them, and the backups', () => {
  const standing = order.filter((area) => existsSync(join(repository, area, 'package.json')))
  expect(areas.map(({ name }) => name)).toEqual([...standing, 'mcp', 'database'])
})

test('no two areas call a route the same', () => {
  expect(repeated(areas.flatMap(({ routes }) => Object.keys(routes)))).toEqual([])
})

test('a job is named after its area and done by one work', () => {
  const jobs = areas.flatMap(({ name, jobs }) => jobs.map(({ job }) => ({ area: name, name: job.name })))
  expect(jobs.filter(({ area, name }) => !name.startsWith(`${area}.`))).toEqual([])
  expect(repeated(workOf(areas).map(({ job }) => job.name))).toEqual([])
})

test('whatever is scheduled is done by somebody', () => {
  const done = new Set(workOf(areas).map(({ job }) => job.name))
  const scheduled = scheduleOf(areas).map(({ job }) => job.name)
  expect(scheduled.filter((name) => !done.has(name))).toEqual([])
  expect(repeated(scheduled)).toEqual([])
})

/** The name of a reaction is part of its receipt: of two with one name the second would never run. */
test('no two reactions to one event have the same name', () => {
  expect(
    repeated(areas.flatMap(({ reactions }) => reactions.map(({ event, name }) => `${event.name}: ${name}`))),
  ).toEqual([])
})
