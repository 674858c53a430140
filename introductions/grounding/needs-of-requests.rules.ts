import type { Reading } from './reading.rules.ts'
import type { Token } from './tokens.rules.ts'

/** Who was asked for an introduction, what they answered, whether they introduced, and the meeting that came of it. */
export function readRequest({ tokens, roles, parties, needs, has, use, need }: Reading): boolean {
  if (has('passed_on')) {
    use('passed_on')
    const [connector, target] = parties
    // Of a message to the target, that it comes through whoever was asked; of anything else, on no record.
    needs.push({
      kinds: ['asked'],
      fit: ({ kind, others }) =>
        kind === 'asked' && parties.length === 2 && others[0]?.id === connector && others[1]?.id === target
          ? 'ok'
          : null,
    })
  } else if (has('asked')) {
    use('asked', 'introduced', 'intro', 'arranged', 'dated', 'in_touch', 'flows', 'sent')
    need(['asked'])
  } else if (has('agreed', 'mention', 'no_answer')) {
    use('agreed', 'mention', 'no_answer', 'said', 'introduced', 'intro')
    const reply = has('mention') ? 'name_drop' : has('no_answer') ? 'declined' : 'introduce'
    need(['answered'], ({ values }) => (values.reply === reply ? 'ok' : 'wrong'))
  } else if (
    has('introduced') ||
    (has('intro') && (has('dated', 'arranged') || isReceived(tokens) || roles.agent !== null))
  ) {
    if (isReceived(tokens)) use('sent')
    use('introduced', 'intro', 'arranged', 'dated', 'in_touch', 'joint')
    need(['introduced'])
  } else if (has('booked')) {
    use('booked', 'meeting')
    need(['meeting_booked'])
  } else return false
  return true
}

/** “You got an intro to Kofi from Meera” */
const isReceived = (tokens: readonly Token[]): boolean =>
  tokens.some(({ word }) => /^(?:got|received|erhielt|erhieltst|erhalten|bekam|bekamst|bekommen)$/.test(word))
