import '../../identity/person-states/person-states.messages.de.ts'
import { actionWords } from '../../identity/person-states/action-words.rules.ts'
import { personStateOf } from '../../identity/person-states/person-state.rules.ts'
import { sampleNow, sampleStates } from '../../identity/person-states/sample-states-for-tests.ts'
import { inLocale } from '../../platform/messages/locale.ts'
import { renderMessage } from '../../platform/messages/messages.ts'
import type { GoldenFile } from './golden-files.ts'
import { markdownTable } from './markdown-table.ts'

const introduction = `# Where things stand with somebody

One function, \`personStateOf\` in \`identity/person-states/person-state.rules.ts\`, says for a viewer and a person which state they are in, since when, who has to act, what to do next and what not to offer. Every list, page and mail asks it; the API answers it as \`personState\`. The first row that applies wins. \`npm run golden\` writes this page from the function, so a change of words or actions is seen in review.

That somebody takes no mail, objected, or said no to another asker is never a state.
`

/** The table of states, as the function answers. */
export function personStatesPage(): GoldenFile {
  const head = ['state', 'when', 'says', 'auf Deutsch', 'waits on', 'first', 'also', 'never']
  const rows = sampleStates.map(([when, facts]) => {
    const state = personStateOf(facts, sampleNow)
    const { state: name, says, waitsOn, first, also, never } = state
    const german = says ? inLocale('de', () => renderMessage(says)) : '–'
    return [
      `\`${name}\``,
      when,
      says?.text ?? '–',
      german,
      waitsOn,
      first ? inLocale('en', () => actionWords(first, state, facts.name)) : '–',
      also.map(({ does }) => `\`${does}\``).join(', ') || '–',
      never.map((what) => `\`${what}\``).join(', ') || '–',
    ]
  })
  return { path: 'docs/person-states.md', content: `${introduction}\n${markdownTable([head, ...rows])}\n` }
}
