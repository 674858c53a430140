import { expect, test } from 'vitest'
import { auditMessages } from '@wellmet/account/audit/audit.messages.ts'
import { inLocale } from '@wellmet/platform/messages/locale.ts'
import '@wellmet/account/audit/audit.messages.de.ts'
import { detailLine, eventMessages, sayEvent, valuesOf } from '../../apps/web/src/account/audit/audit-event.ts'
import { readRepositoryFile, repositoryFiles } from '../../tools/check/files.ts'
import { recordedIn } from './recorded-audits.ts'

/** Everything that is recorded somewhere, as it is written in the code. */
const recorded = repositoryFiles()
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .map((path) => ({ path, source: readRepositoryFile(path) }))
  .filter(({ source, path }) => /\brecordAudit\(/.test(source) && !path.endsWith('/record-audit.ts'))
  .flatMap(({ path, source }) => recordedIn(source, path).map((one) => ({ ...one, path })))

const eventOf = ({ action, details }: { action: string; details: readonly string[] }) => ({
  number: 1,
  at: '2026-11-19T10:00:00Z',
  actorName: 'Ana Lima',
  action,
  subject: 'the subject',
  subjectName: null,
  detail: Object.fromEntries(details.map((key) => [key, `the ${key}`])),
})

test('every file that records is understood', () => {
  const files = new Set(recorded.map(({ path }) => path))
  const silent = repositoryFiles().filter(
    (path) =>
      path.endsWith('.ts') &&
      !/(?:\.test|record-audit)\.ts$/.test(path) &&
      /\brecordAudit\(/.test(readRepositoryFile(path)) &&
      !files.has(path),
  )
  expect(silent).toEqual([])
  expect(recorded).toContainEqual({
    action: 'webhook.created',
    details: ['name', 'host'],
    path: 'account/webhooks/change-webhooks.ts',
  })
})

test.each(['en', 'de'] as const)('every recorded event is a sentence with just what is written (%s)', (locale) => {
  expect(recorded.length).toBeGreaterThan(70)
  const said = (event: ReturnType<typeof eventOf>): boolean => {
    try {
      const sentence = eventMessages[event.action]!.rich({ ...valuesOf(event), b: (chunks) => chunks.join('') })
      return sentence.join('').includes('Ana Lima') && !detailLine(event).includes('{')
    } catch {
      return false
    }
  }
  expect(inLocale(locale, () => recorded.filter((one) => !said(eventOf(one))))).toEqual([])
})

test('every detail has a name in words', () => {
  const keys = new Set(recorded.flatMap(({ details }) => details))
  expect([...keys].filter((key) => key !== 'change' && auditMessages.detailName({ key }) === key)).toEqual([])
})

test('an event that lacks what its sentence names, or that nobody knows, is shown as its action', () => {
  for (const action of ['webhook.created', 'thing.of-tomorrow']) {
    const said = sayEvent(eventOf({ action, details: [] }), (message, values) =>
      message.rich<string>({ ...values, b: (chunks) => chunks.join('') }).join(''),
    )
    expect(said).toBe(`Ana Lima: ${action}`)
  }
})

test('the workspace is told what its members should know', () => {
  const told = ['password.reset', 'sign-in.failed', 'api-key.issued', 'api-key.revoked', 'member.role-changed']
  const more = [
    'sharing.changed',
    'contact.erased',
    'contacts.exported',
    'import.uploaded',
    'import.undone',
    'introduction.asked',
    'member.invited',
    'invitation.link-made',
    'invitation.revoked',
    'member.joined',
  ]
  expect(recorded.map(({ action }) => action)).toEqual(expect.arrayContaining([...told, ...more]))
})
