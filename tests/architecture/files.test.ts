import { expect, test } from 'vitest'
import { longest, misnamedFiles, overlongFiles, repositoryFiles } from '../../tools/check/files.ts'

test('every file of the repository is well named and short enough', () => {
  expect(repositoryFiles().length).toBeGreaterThan(100)
  expect([...misnamedFiles(), ...overlongFiles()]).toEqual([])
})

test.each([
  ['account/users/index.ts'],
  ['account/users/utils.ts'],
  ['account/users/users.utils.ts'],
  ['account/users/user-helpers.ts'],
  ['account/users/session-manager.ts'],
  ['account/users/user-dto.ts'],
  ['account/common/names.ts'],
  ['account/shared-lib/names.ts'],
  ['apps/web/src/kit/types.ts'],
  ['account/users/signUp.ts'],
  ['account/users/SignUp.tsx'],
  ['account/users/sign_up.ts'],
  ['account/apiKeys/issue-api-key.ts'],
  ['account/users/users.Store.ts'],
  ['account/users/sign--up.ts'],
  ['database/migrations/0002_account.sql'],
  ['database/migrations/20261115000100_Account.sql'],
])('a bad name is caught: %s', (path) => {
  expect(misnamedFiles([path])).toEqual([`name: ${path}`])
})

test.each([
  ['account/api-keys/api-keys.rules.test.ts'],
  ['account/users/sign-up.ts'],
  ['platform/database/schema.gen.ts'],
  ['platform/http/fastify.d.ts'],
  ['database/migrations/20261115000100_account.sql'],
  ['database/migrations/20270102030405_email_campaigns.sql'],
  ['apps/web/src/routes/__root.tsx'],
  ['docs/INDEX.md'],
])('a good name is left alone: %s', (path) => {
  expect(misnamedFiles([path])).toEqual([])
})

test('a file over the limit is caught, one at the limit is not, and what is generated may be long', () => {
  const lines = (count: number) => 'x\n'.repeat(count)
  expect(overlongFiles(['account/users/sign-up.ts'], () => lines(longest))).toEqual([])
  expect(overlongFiles(['account/users/sign-up.ts'], () => lines(longest + 1))).toHaveLength(1)
  expect(
    overlongFiles(['account/users/sign-up.ts'], () => `${lines(longest)}one line more, without an end`),
  ).toHaveLength(1)
  expect(overlongFiles(['platform/database/schema.gen.ts', 'database/schema.sql'], () => lines(5000))).toEqual([])
})
