import { expect, test } from 'vitest'
import { judgeBackups, judgeJobs, judgeMails, tooManySyncsFail } from './findings.rules.ts'

test('of jobs that were given up, the name with the most is asked for', () => {
  const job = { due: 1, givenUp: 0, oldestDueSeconds: 0 }
  expect(
    judgeJobs([
      { ...job, name: 'a.few', givenUp: 1 },
      { ...job, name: 'a.many', givenUp: 3, oldestDueSeconds: 901 },
      { ...job, name: 'a.none', oldestDueSeconds: 900 },
    ]),
  ).toEqual({ due: 3, late: 1, givenUp: 4, worst: 'a.many' })
  expect(judgeJobs([])).toEqual({ due: 0, late: 0, givenUp: 0, worst: null })
})

test('a share of a few says nothing', () => {
  expect(tooManySyncsFail({ done: 0, failed: 4 })).toBe(false)
  expect(tooManySyncsFail({ done: 3, failed: 2 })).toBe(true)
  expect(judgeMails({ sent: 0, failed: 19 })).toBe('fine')
  expect(judgeMails({ sent: 15, failed: 5 })).toBe('pause')
  expect(judgeMails({ sent: 18, failed: 2 })).toBe('watch')
  expect(judgeMails({ sent: 95, failed: 5 })).toBe('fine')
})

test('a drill is due after eight days, or if none ever worked, where backups are made', () => {
  const dump = { kind: 'dump', lastSucceeded: true, hoursSinceSuccess: 20 }
  const drill = { kind: 'drill', lastSucceeded: true, hoursSinceSuccess: 192 }
  const fine = { hasBackups: true, backupFailed: false, drillFailed: false, drillDue: false }
  expect(judgeBackups([dump, drill])).toEqual(fine)
  expect(judgeBackups([dump, { ...drill, hoursSinceSuccess: 193 }])).toEqual({ ...fine, drillDue: true })
  expect(judgeBackups([dump])).toEqual({ ...fine, drillDue: true })
  expect(judgeBackups([{ ...dump, hoursSinceSuccess: 27 }, drill])).toEqual({ ...fine, backupFailed: true })
  expect(judgeBackups([])).toEqual({ hasBackups: false, backupFailed: false, drillFailed: false, drillDue: false })
})
