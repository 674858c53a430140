import type { ContactPage } from '@wellmet/contacts/contact-list/contacts.contract.ts'
import type { HideRule } from '@wellmet/contacts/hidden-contacts/hide-rules.contract.ts'
import { hideRulesMessages } from '@wellmet/contacts/hidden-contacts/hide-rules.messages.ts'
import { companyName } from '@wellmet/identity/names/words.rules.ts'
import { companyDomain } from '@wellmet/platform/files/text/domains.rules.ts'

export type HideChoice =
  | { kind: 'contact'; contactId: string }
  | { kind: 'company'; company: string }
  | { kind: 'domain'; domain: string }

const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase()

/** This person, their company, their domains; not those where everybody may have an address. */
export const hideChoices = ({ contact: { id, company }, emails }: ContactPage): HideChoice[] => [
  { kind: 'contact', contactId: id },
  ...(company ? [{ kind: 'company' as const, company }] : []),
  ...[...new Set(emails.filter((email) => companyDomain(email) !== null).map(domainOf))].map((domain) => ({
    kind: 'domain' as const,
    domain,
  })),
]

export const choiceKey = (choice: HideChoice): string => Object.values(choice).join(' ')

export const bodyOf = (choice: HideChoice) => {
  const { kind: _kind, ...body } = choice
  return body
}

/** Which of what one hides covers this contact. */
export const hideRulesOf = ({ contact, emails }: ContactPage, hideRules: readonly HideRule[]): HideRule[] => {
  const domains = emails.map(domainOf)
  const label = contact.company === null ? null : companyName(contact.company)
  return hideRules.filter(
    (hideRule) =>
      hideRule.contact?.id === contact.id ||
      (hideRule.company !== null && label !== null && companyName(hideRule.company) === label) ||
      (hideRule.domain !== null &&
        domains.some((domain) => domain === hideRule.domain || domain.endsWith(`.${hideRule.domain}`))),
  )
}

/** Whether the same is hidden already, so that it need not be chosen. */
export const isHiddenBy = (choice: HideChoice, hideRules: readonly HideRule[]): boolean =>
  hideRules.some(({ kind, domain }) => kind === choice.kind && (choice.kind !== 'domain' || domain === choice.domain))

/** What a choice will hide. `colleagues` is null where the number of contacts at the company is not known. */
export const hideWords = (choice: HideChoice, name: string, colleagues: number | null) => {
  if (choice.kind === 'contact')
    return { title: hideRulesMessages.onlyContact({ name }), about: hideRulesMessages.onlyContactAbout() }
  if (choice.kind === 'company') {
    const about =
      colleagues === null
        ? hideRulesMessages.everybodyThereAbout()
        : hideRulesMessages.everybodyAtCompanyAbout({ count: colleagues })
    return { title: hideRulesMessages.everybodyAtCompany({ company: choice.company }), about }
  }
  return {
    title: hideRulesMessages.everybodyAtDomain({ domain: choice.domain }),
    about: hideRulesMessages.everybodyThereAbout(),
  }
}
