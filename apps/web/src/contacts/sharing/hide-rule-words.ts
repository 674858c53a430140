import type { HideRule } from '@wellmet/contacts/hidden-contacts/hide-rules.contract.ts'
import { hideRulesMessages } from '@wellmet/contacts/hidden-contacts/hide-rules.messages.ts'

export type HideRuleKind = HideRule['kind']

export const hideRuleName = ({ contact, company, domain }: HideRule): string => contact?.name ?? company ?? domain ?? ''

/** "everyone at this company, 12 contacts so far". */
export const hideRuleAbout = ({ kind, contacts }: HideRule): string => {
  if (kind === 'contact') return hideRulesMessages.contactRule()
  return kind === 'company'
    ? hideRulesMessages.companyRule({ count: contacts })
    : hideRulesMessages.domainRule({ count: contacts })
}

/** What is said when it has been done. */
export const hiddenWords = (hideRule: HideRule): string =>
  hideRule.kind === 'contact'
    ? hideRulesMessages.hiddenContact({ name: hideRuleName(hideRule) })
    : hideRulesMessages.hiddenGroup({ name: hideRuleName(hideRule), count: hideRule.contacts })
