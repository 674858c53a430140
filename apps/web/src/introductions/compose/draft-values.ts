import type { WholeIntroduction } from '@wellmet/introductions/requests/introductions.contract.ts'
import { isUnsurePath, whyConnector } from '@wellmet/introductions/asks/asks.rules.ts'
import { currentLanguage, inLocale, type Language } from '@wellmet/platform/messages/locale.ts'
import { atHour, dateIn } from '@wellmet/platform/values/calendar.rules.ts'
import { askThrough } from '@wellmet/introductions/drafts/asked-sentences.rules.ts'
import { defaultSubject } from '@wellmet/introductions/drafts/asker-words.rules.ts'
import type { UnnamedAsker } from '@wellmet/introductions/drafts/blind.rules.ts'
import {
  suggestDrafts,
  suggestedIn,
  type DraftFacts,
  type SuggestedDraft,
} from '@wellmet/introductions/drafts/drafts.rules.ts'
import type { RouteOption } from '../path/route-options.ts'

/** What is typed. A date of '' is now. */
export type Values = {
  subject: string
  message: string
  nextStep: string
  context: string
  connectorEmail: string
  blind: boolean
  date: string
  hour: string
  timeZone: string
}

export type SuggestedSentence = ReturnType<typeof suggestedIn>[number]

/** Who writes it. */
export type Asker = UnnamedAsker & Pick<DraftFacts['asker'], 'id' | 'headline'>

/** A draft that is being written, saved before or not. */
export type Draft = {
  saved: { id: string; etag: string | null } | null
  target: { personId: string | null; name: string; title: string | null; company: string | null }
  connector: { personId: string; name: string; kind: 'member' | 'contact'; email: string | null }
  /** Who else can be asked, whom a message through this connector does not name. */
  others: readonly { name: string }[]
  /** The reasons that the email gives by itself, in its language. */
  why: () => readonly string[]
  /** The connector is asked first if they know the target. */
  isUnsure: boolean
  /** Messages from what is on record, which name nobody if the asker is unnamed; none for a draft that was saved. */
  suggestions: (blind: boolean) => readonly SuggestedDraft[]
  /** Sentences of a message that stand in it as they were suggested. */
  sentences: (message: string, blind: boolean) => readonly SuggestedSentence[]
  asker: UnnamedAsker
  /** In which the email to the connector goes out. */
  language: Language
  /** In which the message to the target is suggested: that of its writer. */
  messageLanguage: Language
  values: Values
}

const here = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** A new draft: the first suggestion is what one begins with. */
export const writtenFor = (
  person: { id: string; name: string; role: string | null; company: string | null },
  { id, name, kind, path }: RouteOption,
  known: Pick<DraftFacts['connector'], 'title' | 'company'> & Pick<DraftFacts, 'goal'>,
  asker: Asker,
  options: readonly RouteOption[],
  language: Language,
): Draft => {
  const target = { personId: person.id, name: person.name, title: person.role, company: person.company }
  const factsFor = (isBlind: boolean): DraftFacts => ({
    asker,
    connector: { id, name, title: known.title, company: known.company },
    target: { id: person.id, name: person.name, title: person.role, company: person.company },
    path,
    goal: known.goal,
    isBlind,
  })
  const messageLanguage = currentLanguage()
  const suggestions = (isBlind: boolean) => inLocale(messageLanguage, () => suggestDrafts(factsFor(isBlind)))
  return {
    saved: null,
    target,
    suggestions,
    sentences: (message, isBlind) => inLocale(messageLanguage, () => suggestedIn(message, factsFor(isBlind))),
    asker,
    language,
    messageLanguage,
    connector: { personId: id, name, kind, email: null },
    others: options.filter((option) => option.id !== id),
    why: () =>
      whyConnector({ via: { name }, explanations: path.relationships.flatMap(({ explanations }) => explanations) }),
    isUnsure: isUnsurePath(path),
    values: {
      subject: inLocale(language, () => defaultSubject(asker, false)),
      message: suggestions(false)[0]?.message ?? '',
      nextStep: '',
      context: '',
      connectorEmail: '',
      blind: false,
      date: '',
      hour: '9',
      timeZone: here(),
    },
  }
}

export const writtenIn = (
  request: WholeIntroduction,
  etag: string | null,
  asker: UnnamedAsker,
  language: Language,
): Draft => {
  const { id, target, connector, route, scheduledFor, timeZone } = request
  const zone = scheduledFor ? timeZone : here()
  return {
    saved: { id, etag },
    target,
    connector,
    others: request.fallbackPaths.map(({ via }) => via),
    why: () => (route ? whyConnector(route) : []),
    isUnsure: route !== null && isUnsurePath(route.path),
    suggestions: () => [],
    sentences: () => [],
    asker,
    language,
    messageLanguage: currentLanguage(),
    values: {
      subject: request.subject ?? inLocale(language, () => defaultSubject(asker, request.blind)),
      // The next path keeps the message, which may still name whoever was asked before.
      message: askThrough(request.message ?? '', connector.name),
      nextStep: request.nextStep ?? '',
      context: request.context ?? '',
      connectorEmail: connector.email ?? '',
      blind: request.blind,
      date: scheduledFor ? dateIn(new Date(scheduledFor), zone) : '',
      hour: scheduledFor ? hourIn(new Date(scheduledFor), zone) : '9',
      timeZone: zone,
    },
  }
}

/** After the switch for a private name: what was suggested is suggested anew, and what was typed stays. */
export const switchBlind = ({ asker, suggestions, language }: Draft, { subject, message }: Values, blind: boolean) => {
  const usual = (isBlind: boolean) => inLocale(language, () => defaultSubject(asker, isBlind))
  const at = suggestions(!blind).findIndex((suggestion) => suggestion.message === message)
  return {
    blind,
    subject: subject === usual(!blind) ? usual(blind) : subject,
    message: suggestions(blind)[at]?.message ?? message,
  }
}

const hourIn = (at: Date, timeZone: string): string =>
  String(Number(new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone }).format(at)))

/** The moment that is meant by the day and the hour, there; null is now. */
export const momentOf = ({ date, hour, timeZone }: Pick<Values, 'date' | 'hour' | 'timeZone'>): Date | null =>
  date === '' ? null : atHour(date, Number(hour), timeZone)

/** What of it goes to the API: an empty line is no line. */
export const wordsOf = ({ subject, message, nextStep, context, blind, timeZone }: Values) => ({
  subject: subject.trim(),
  message: message.trim(),
  ...(nextStep.trim() === '' ? {} : { nextStep: nextStep.trim() }),
  ...(context.trim() === '' ? {} : { context: context.trim() }),
  blind,
  timeZone,
})
