import { stateWords } from '@wellmet/identity/person-states/state-words.rules.ts'
import type { PersonState } from '@wellmet/identity/person-states/person-states.contract.ts'
import { buttons, type MailBlock } from '@wellmet/platform/mail/mail-blocks.rules.ts'
import type { Brief, BriefLine } from './briefs.contract.ts'
import { briefsMessages as m } from './briefs.messages.ts'

/** What fits a mail that is read over coffee. The rest is on Home. */
const mostTurns = 5

export interface MailedPath {
  readonly id: string
  readonly name: string
  readonly role: string | null
  readonly company: string | null
  readonly personState: PersonState
}

interface MailedBrief {
  readonly brief: Brief
  readonly paths: { readonly results: readonly MailedPath[]; readonly sort: string }
}

/** The same as on Home, as part of a mail; null on a day with neither news nor anything to do: paths alone are no news. */
export function writeBrief({ brief, paths }: MailedBrief, publicUrl: string) {
  const { news, turns, turnCount, signals, thank, reconnect } = brief
  const [first] = news
  const inTouch = [thank ?? [], reconnect ?? []].flat()
  if (news.length + turnCount + signals.length + inTouch.length === 0) return null
  const item = (line: BriefLine): MailBlock => ({
    is: 'item',
    title: line.title,
    text: line.text,
    href: `${publicUrl}${pathOf(line)}`,
  })
  const section = (title: string, items: readonly MailBlock[]): MailBlock[] =>
    items.length === 0 ? [] : [{ is: 'heading', text: title }, ...items]
  return {
    headline: headlineOf(brief),
    links: [...news, ...turns, ...signals, ...inTouch].map(pathOf),
    blocks: [
      ...section(m.goodNews(), news.map(item)),
      ...(first?.action ? [buttons({ label: first.action.label, href: `${publicUrl}${pathOf(first)}` })] : []),
      ...section(m.yourTurn(), turns.slice(0, mostTurns).map(item)),
      ...(turnCount > mostTurns
        ? [buttons({ label: m.moreTurns({ count: turnCount - mostTurns }), href: publicUrl })]
        : []),
      ...section(m.whatHappened(), signals.map(item)),
      ...section(
        paths.sort === 'targets' ? m.targetPaths() : m.bestPaths(),
        paths.results.map((person) => pathItem(person, publicUrl)),
      ),
      ...section(m.stayInTouch(), inTouch.map(item)),
    ],
  }
}

/** The best news, otherwise how much waits, otherwise whom to write to. */
function headlineOf({ news, turnCount, signals, thank, reconnect }: Brief): string {
  if (news[0]) return news[0].title
  return turnCount > 0 ? m.countWaiting({ count: turnCount }) : (signals[0]?.text ?? (thank ?? reconnect)?.title ?? '')
}

const pathItem = ({ id, name, role, company, personState }: MailedPath, publicUrl: string): MailBlock => ({
  is: 'item',
  title: [name, [role, company].filter(Boolean).join(' · ')].filter(Boolean).join(', '),
  text: stateWords(personState),
  href: `${publicUrl}/introductions/path?person=${id}`,
})

/** As notifications link to them. */
function pathOf({ page, pageId }: BriefLine): string {
  switch (page) {
    case 'request':
    case 'conversation':
      return `/introductions?request=${pageId}`
    case 'ask':
      return `/introductions/asks#${pageId}`
    case 'approvals':
      return '/settings/approvals'
    case 'path':
      return `/introductions/path?person=${pageId}`
    case 'screen':
      return pageId ?? '/'
    case 'contact':
    default:
      return `/contacts/${pageId}`
  }
}
