import { readTitle } from '@wellmet/identity/titles/read-title.rules.ts'
import type { TitleFunction } from '@wellmet/identity/titles/title-functions.rules.ts'
import { assistantMessages as m } from './assistant.messages.ts'

/** What one asks whoever does this, the most particular first. */
const byFunction: readonly (readonly [functions: readonly TitleFunction[], question: () => string])[] = [
  [['compliance', 'risk', 'legal'], m.askCompliance],
  [['partnerships', 'business-development'], m.askPartnerships],
  [['account-management', 'customer-success', 'support'], m.askCustomers],
  [['sales', 'account-executive', 'sales-development', 'pre-sales', 'sales-operations'], m.askSales],
  [['finance', 'accounting', 'investor-relations'], m.askFinance],
  [['security'], m.askSecurity],
  [['product', 'design'], m.askProduct],
  [['engineering', 'infrastructure', 'it', 'data', 'data-engineering', 'data-science', 'machine-learning'], m.askTech],
  [['marketing', 'growth', 'brand', 'product-marketing', 'communications', 'content'], m.askMarketing],
  [['people', 'recruiting'], m.askPeople],
  [['procurement', 'supply-chain'], m.askProcurement],
  [['operations', 'general-management', 'strategy', 'project-management'], m.askOperations],
]

/** A question that somebody with this title can answer better than others. */
export function questionForRole(title: string | undefined, company: string | undefined): string {
  const { functions, level, isFounder, isInvestor } = readTitle(title ?? '', company)
  // A partner or a principal of a firm without another function gives money or advice.
  const isPrincipal = /^principal$/iu.test((title ?? '').trim())
  if (isInvestor || functions.includes('investment') || isPrincipal || level === 'partner') return m.askInvestor()
  const channel = /\b(?:channel|partnerships?|alliances)\b/iu.test(title ?? '')
  if (channel) return m.askPartnerships()
  const found = byFunction.find(([of]) => of.some((one) => functions.includes(one)))
  if (found) return found[1]()
  return isFounder || level === 'cxo' || level === 'owner' ? m.askOperations() : m.askTime()
}
