/** The part of Salesforce's query language that lists records by time. */
export interface Soql {
  fields: string[]
  object: string
  conditions: { field: string; operator: '>' | '>=' | '<' | '<=' | '='; value: string }[]
  orderBy: { field: string; isDescending: boolean }[]
  limit: number
}

const shape =
  /^\s*SELECT\s+(?<fields>.+?)\s+FROM\s+(?<object>\w+)(?:\s+WHERE\s+(?<where>.+?))?(?:\s+ORDER\s+BY\s+(?<order>.+?))?(?:\s+LIMIT\s+(?<limit>\d+))?\s*$/is
const condition = /^(?<field>[\w.]+)\s*(?<operator>>=|<=|>|<|=)\s*(?<value>\S+)$/
const order = /^(?<field>[\w.]+)(?:\s+(?<direction>ASC|DESC))?(?:\s+NULLS\s+(?:FIRST|LAST))?$/i

/** Undefined if it is not understood, which Salesforce answers with MALFORMED_QUERY. */
export function parseSoql(text: string): Soql | undefined {
  const groups = shape.exec(text)?.groups
  if (!groups) return undefined
  const conditions = listOf(groups['where'], /\s+AND\s+/i).map((part) => condition.exec(part)?.groups)
  const orders = listOf(groups['order'], /\s*,\s*/).map((part) => order.exec(part)?.groups)
  if (conditions.includes(undefined) || orders.includes(undefined)) return undefined
  return {
    fields: listOf(groups['fields'], /\s*,\s*/),
    object: groups['object']!,
    conditions: conditions.map((found) => ({
      field: found!['field']!,
      operator: found!['operator'] as Soql['conditions'][number]['operator'],
      value: found!['value']!.replace(/^'(.*)'$/, '$1'),
    })),
    orderBy: orders.map((found) => ({
      field: found!['field']!,
      isDescending: found!['direction']?.toUpperCase() === 'DESC',
    })),
    limit: Number(groups['limit'] ?? Infinity),
  }
}

const listOf = (text: string | undefined, separator: RegExp): string[] => text?.trim().split(separator) ?? []

type Value = string | boolean | null

/** Times are compared as times, everything else as text. */
export function fits(actual: Value, operator: Soql['conditions'][number]['operator'], wanted: string): boolean {
  const difference = compareValues(actual, wanted)
  switch (operator) {
    case '>':
      return difference > 0
    case '>=':
      return difference >= 0
    case '<':
      return difference < 0
    case '<=':
      return difference <= 0
    case '=':
      return difference === 0
    default:
      throw new Error('There is no such operator.')
  }
}

export function compareValues(one: Value, other: Value): number {
  const [a, b] = [String(one), String(other)]
  if (isTime(a) && isTime(b)) return Date.parse(a) - Date.parse(b)
  return a === b ? 0 : a < b ? -1 : 1
}

const isTime = (text: string): boolean => /^\d{4}-\d\d-\d\dT/.test(text)
