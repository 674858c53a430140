import {
  type ConnectorRules,
  defaultAsksAMonth,
} from '@wellmet/introductions/connector-rules/connector-rules.contract.ts'
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
    { value: usual, label: `The usual, ${defaultAsksAMonth} in 30 days` },
    ...counts.map((n) => ({ value: n, label: n === '1' ? 'One in 30 days' : `${n} in 30 days` })),
    { value: '0', label: 'None at all' },
  ]
}

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
export const dayChoices = [
  { value: '', label: 'Any day' },
  ...days.map((label, at) => ({ value: String(at + 1), label: `On ${label}s` })),
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
