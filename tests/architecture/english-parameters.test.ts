import { expect, test } from 'vitest'
import { englishParameters } from '../../tools/check/english-parameters.ts'

const messages = `export const pathMessages = defineMessages('path', {
  said: '{sentence}, says {whose}',
  known: '{how, select, well {well} other {a little}}',
  wait: 'Until <b>{day}</b>',
})`

const findings = (source: string, path = 'graph/paths/words.rules.ts'): string[] => {
  const files: Record<string, string> = { 'graph/paths/paths.messages.ts': messages, [path]: source }
  return englishParameters(Object.keys(files), (file) => files[file] ?? '').map((finding) =>
    finding.slice(finding.indexOf('“') + 1, finding.indexOf('”')),
  )
}

test.each([
  ['a literal', "pathMessages.said({ sentence, whose: 'your entry' })", ['your entry']],
  ['one word', "pathMessages.said({ sentence, whose: 'yours' })", ['yours']],
  ['a choice', "pathMessages.said({ sentence, whose: isOwn ? 'yours' : owner ?? 'nobody' })", ['yours', 'nobody']],
  ['a template', 'pathMessages.said.message({ sentence, whose: `${owner}’s contacts` })', ['’s contacts']],
  ['one for markup', "richMessage(pathMessages.wait, { day: 'tomorrow', b: null })", ['tomorrow']],
  ['one chosen elsewhere', "export const whoseOf = (row) => row.isOwn ? 'your entry' : row.name", ['your entry']],
])('English in a message is found: %s', (_, source, expected) => {
  expect(findings(source)).toEqual(expected)
})

test.each([
  ['the code of a select', "pathMessages.known({ how: 'well' })"],
  ['a name', "pathMessages.said({ sentence, whose: 'Wellmet' })"],
  ['an address', 'pathMessages.said({ sentence, whose: `${publicUrl}/settings/security` })'],
  ['a code of a type', "type Form = 'left out' | 'body'\nconst form: Form = isEmpty ? 'left out' : 'body'"],
])('what is not English in a message is left alone: %s', (_, source) => {
  expect(findings(source)).toEqual([])
})

test('tests and messages themselves say what they like', () => {
  expect(findings("pathMessages.said({ whose: 'your entry' })", 'graph/paths/paths.test.ts')).toEqual([])
})
