import { expect, test } from 'vitest'
import { isLeakedPassword } from './leaked-passwords.ts'
import { passwordRefusal } from './passwords.rules.ts'
import { usersMessages } from './users.messages.ts'

const ana = { name: 'Ana Lima-Souza', email: 'ana.rocket@example.com' }

test.each([
  ['short one', usersMessages.newPasswordTooShort()],
  ['          ', usersMessages.passwordRepeats()],
  ['aaaaaaaaaa', usersMessages.passwordRepeats()],
  ['ababababab', usersMessages.passwordRepeats()],
  ['abcdabcdabcd', usersMessages.passwordRepeats()],
  ['1234567890', usersMessages.passwordSequence()],
  ['0987654321', usersMessages.passwordSequence()],
  ['9012345678', usersMessages.passwordSequence()],
  ['ABCDEFGHIJKL', usersMessages.passwordSequence()],
  ['qwertyuiop', usersMessages.passwordSequence()],
  ['poiuytrewq', usersMessages.passwordSequence()],
  ['qwertyuiopasdf', usersMessages.passwordSequence()],
  ['analimasouza', usersMessages.passwordPersonal()],
  ['Lima-Souza 1990!', usersMessages.passwordPersonal()],
  ['ana.rocket@example.com', usersMessages.passwordPersonal()],
  ['rocket123456', usersMessages.passwordPersonal()],
  ['Wellmet2026!', usersMessages.passwordProduct()],
  ['wellmet-wellmet', usersMessages.passwordProduct()],
])('%j is refused', (password, message) => {
  expect(passwordRefusal(password, ana)).toBe(message)
})

test.each([
  'correct horse battery',
  'warm introductions',
  'a long enough password',
  'a long enough one',
  'another horse battery',
  'liman weather rocket',
  '8403917265',
  'Анна и её собака',
])('%j is accepted', (password) => {
  expect(passwordRefusal(password, ana)).toBeNull()
  expect(isLeakedPassword(password)).toBe(false)
})

test.each(['password12', 'Password12', 'qwerty123456', 'iloveyou123', 'administrator', '1q2w3e4r5t'])(
  '%j is on the list of leaked passwords',
  (password) => {
    expect(isLeakedPassword(password)).toBe(true)
  },
)
