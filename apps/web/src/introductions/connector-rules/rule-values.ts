import {
  type ConnectorRules,
  defaultAsksAMonth,
} from '@wellmet/introductions/connector-rules/connector-rules.contract.ts'
import { connectorRulesMessages } from '@wellmet/introductions/connector-rules/connector-rules.messages.ts'
import type { Exact } from '../../api/query.ts'

/** As the API sends and takes them. */
export type Rules = Exact<ConnectorRules>

export type NoGoPerson = { name: string; company: string }

/** The rules as they are typed: '' where there is none. */
export type RuleValues = {
  asksAMonth: string
  batchDay: string
  quietFrom: string
  quietTo: string
  noGoCompanies: string
  noGoPeople: NoGoPerson[]
  tellsOutcomes: boolean
}

const usual = 'usual'

export const limitChoices = (current: string) => {
  const known = ['1', '2', '3', '5', '10', '20']
  const counts = known.includes(current) || current === usual || current === '0' ? known : [...known, current]
  return [
    { value: usual, label: connectorRulesMessages.limitDefault({ count: defaultAsksAMonth }) },
    ...counts.map((n) => ({ value: n, label: connectorRulesMessages.limit({ count: Number(n) }) })),
    { value: '0', label: connectorRulesMessages.noRequests() },
  ]
}

/** By the numbers of ISO 8601: Monday is 1. */
const weekdays = ['1', '2', '3', '4', '5', '6', '7']
export const dayChoices = () => [
  { value: '', label: connectorRulesMessages.anyDay() },
  ...weekdays.map((day) => ({ value: day, label: connectorRulesMessages.everyWeekday({ day }) })),
]

export const toValues = (rules: Rules): RuleValues => ({
  asksAMonth: rules.asksAMonth === null ? usual : String(rules.asksAMonth),
  batchDay: rules.batchDay === null ? '' : String(rules.batchDay),
  quietFrom: rules.quietFrom ?? '',
  quietTo: rules.quietTo ?? '',
  noGoCompanies: rules.noGoCompanies.join('\n'),
  noGoPeople: rules.noGoPeople.map(({ name, company = '' }) => ({ name, company })),
  tellsOutcomes: rules.tellsOutcomes,
})

/** What is not typed here, an address or a profile of somebody, stays as it was saved. */
const personOf = ({ name, company }: NoGoPerson, saved: Rules['noGoPeople']) => {
  const typed = { name: name.trim(), ...(company.trim() === '' ? {} : { company: company.trim() }) }
  const before = saved.find((one) => one.name === typed.name && (one.company ?? '') === company.trim())
  return before ?? typed
}

export const toRules = (values: RuleValues, saved: Rules): Rules => ({
  asksAMonth: values.asksAMonth === usual ? null : Number(values.asksAMonth),
  batchDay: values.batchDay === '' ? null : Number(values.batchDay),
  quietFrom: values.quietFrom || null,
  quietTo: values.quietTo || null,
  noGoCompanies: values.noGoCompanies
    .split('\n')
    .map((name) => name.trim())
    .filter(Boolean),
  noGoPeople: values.noGoPeople
    .filter(({ name }) => name.trim() !== '')
    .map((person) => personOf(person, saved.noGoPeople)),
  tellsOutcomes: values.tellsOutcomes,
})
