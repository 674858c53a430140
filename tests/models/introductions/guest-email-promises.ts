import type { Model } from './model.ts'
import type { MailKind, Modelled, State } from './state.ts'
import type { Step } from './steps.ts'

/** What holds for guest emails and links after every step. */
export function brokenByGuestEmails(model: Model): string | null {
  const { requests, mails, links } = model.state
  for (const [i, { status, received, kind, to }] of mails.entries()) {
    if (received > 1) return `mail ${i} came ${received} times`
    if (status === 'sent' && received !== 1) return `mail ${i} is called sent and did not come`
    if (['queued', 'refused', 'given_up'].includes(status) && received > 0)
      return `mail ${i} came and is called ${status}`
    if ((kind === 'target-consent') !== /target|given/.test(to) && kind !== 'introduction')
      return `${kind} went to ${to}`
  }
  for (const [i, request] of requests.entries()) {
    const broken = brokenCount(model.state, i, request)
    if (broken) return `request ${i}: ${broken}`
  }
  for (const [i, page] of model.pages().entries()) {
    const { of, purpose } = links[i]!
    const { stage } = requests[of]!.state
    if (page === 'not valid' || purpose === 'outcome') continue
    if (stage === 'drafted' || stage === 'cancelled') return `link ${i} opens while request ${of} is ${stage}`
    const asked = requests[of]!.lines.some(({ kind }) => kind === 'target_asked')
    if (purpose === 'target' && !asked) return `link ${i} is of somebody who was not asked`
  }
  return null
}

/** How many emails of a kind there may be after what happened. */
function brokenCount({ mails }: State, of: number, { lines, isBlind }: Modelled): string | null {
  const mine = mails.filter((mail) => mail.of === of)
  const written = (kind: MailKind): number => mine.filter((mail) => mail.kind === kind).length
  const happened = (...kinds: string[]): number => lines.filter(({ kind }) => kinds.includes(kind)).length
  const asks = happened('asked')
  if (written('ask') > asks) return `${written('ask')} emails for ${asks} asks`
  if (written('reminder') > asks + happened('later')) return 'reminded more than once'
  if (written('target-consent') > happened('target_asked')) return 'the target was asked twice'
  if (happened('target_asked') > happened('accepted_asking_target')) return 'the target was asked without leave'
  if (written('introduction') !== 2 * happened('target_agreed')) return 'introduced without a yes, or not with one'
  if (written('outcome') > asks) return 'closed twice'
  const agreed = happened('target_agreed') > 0
  if (mine.some(({ tellsTarget }) => tellsTarget) && !agreed) return 'the asker was told the address before the yes'
  const told = mine.some(({ kind, tellsAsker }) => (kind === 'target-consent' || kind === 'forward') && tellsAsker)
  // Made blind only later, it was not when it was asked.
  const wasAlwaysBlind = isBlind && happened('changed') === 0
  return wasAlwaysBlind && told ? 'the target was told who asks before the yes' : null
}

/** What a step may not have had written. */
export function brokenByNewGuestEmails(before: State, { mails, refusals }: State, step: Step): string | null {
  const added = mails.slice(before.mails.length)
  const saidNo =
    (step.do === 'connector says' && step.says === 'decline') || (step.do === 'target says' && step.says !== 'yes')
  if (saidNo && added.length > 0) return 'a no was written to somebody'
  const unwanted = added.find(
    ({ kind, to }) => kind === 'target-consent' && refusals.has(to) && before.refusals.has(to),
  )
  return unwanted ? `${unwanted.to} refused all requests and got one` : null
}

/** What holds at the end, when the worker has run and everything of unknown fate was looked up. */
export function brokenInTheEnd({ mails }: State): string | null {
  const open = mails.findIndex(({ status }) => !['sent', 'refused', 'given_up'].includes(status))
  if (open >= 0) return `mail ${open} is still ${mails[open]!.status}`
  const missing = mails.findIndex(({ status, received }) => received !== (status === 'sent' ? 1 : 0))
  return missing >= 0 ? `mail ${missing} came ${mails[missing]!.received} times` : null
}
