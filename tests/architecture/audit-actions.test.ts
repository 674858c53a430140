import { expect, test } from 'vitest'
import { eventMessages } from '../../apps/web/src/account/audit/audit-event.ts'
import { readRepositoryFile, repositoryFiles } from '../../tools/check/files.ts'

/** Every action that is recorded somewhere, as it is written in the code. */
const recorded = repositoryFiles()
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .map(readRepositoryFile)
  .filter((source) => /\brecordAudit\(/.test(source))
  .flatMap((source) => source.match(/\baction: [^\n]*/g) ?? [])
  .flatMap((line) => Array.from(line.matchAll(/'([a-z_-]+\.[a-z_-]+)'/g), ([, action]) => action!))

test('every action of the audit log has a sentence on its screen', () => {
  expect(recorded.length).toBeGreaterThan(14)
  expect([...new Set(recorded)].filter((action) => !(action in eventMessages))).toEqual([])
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
  expect(recorded).toEqual(expect.arrayContaining([...told, ...more]))
})
