import { expect, test } from 'vitest'
import { latinWords } from './latin-words.rules.ts'

test.each([
  ['Иван Щербаков', ['ivan', 'shcherbakov', 'scherbakov', 'iwan', 'schtscherbakow']],
  ['Юлия Хрущёва', ['yuliya', 'khrushchyova', 'iuliia', 'julija', 'chruschtschowa']],
  ['Γιώργος Παπαδόπουλος', ['giorgos', 'papadopoulos', 'yorgos', 'papadopulos']],
])('%s is typed in Latin letters', (name, words) => {
  expect(latinWords(name)).toEqual(expect.arrayContaining(words))
})

test('a name in Latin letters has no other words', () => {
  expect(latinWords('Zoë Müller')).toEqual([])
})
