import { readTitle } from '@wellmet/identity/titles/read-title.rules.ts'
import type { TitleFunction } from '@wellmet/identity/titles/title-functions.rules.ts'
import type { Level } from '@wellmet/identity/titles/title-levels.rules.ts'
import type { Department, PersonLevel } from './companies.contract.ts'

/** What a company is divided into; every function of the lexicon belongs to one department. */
const departmentOf: Record<TitleFunction, Exclude<Department, 'unknown'>> = {
  'general-management': 'leadership',
  operations: 'operations',
  strategy: 'strategy',
  'project-management': 'operations',
  consulting: 'strategy',
  administration: 'operations',
  engineering: 'engineering',
  'quality-assurance': 'engineering',
  infrastructure: 'engineering',
  it: 'engineering',
  security: 'security',
  data: 'data',
  'data-engineering': 'data',
  'data-science': 'data',
  'machine-learning': 'data',
  analytics: 'data',
  product: 'product',
  design: 'product',
  sales: 'sales',
  'account-executive': 'sales',
  'sales-development': 'sales',
  'account-management': 'sales',
  'sales-operations': 'sales',
  'pre-sales': 'sales',
  'business-development': 'sales',
  partnerships: 'sales',
  marketing: 'marketing',
  growth: 'marketing',
  content: 'marketing',
  brand: 'marketing',
  'product-marketing': 'marketing',
  communications: 'marketing',
  'customer-success': 'customers',
  support: 'customers',
  finance: 'finance',
  accounting: 'finance',
  'investor-relations': 'finance',
  investment: 'investing',
  banking: 'finance',
  insurance: 'finance',
  people: 'people',
  recruiting: 'people',
  sustainability: 'strategy',
  legal: 'legal',
  compliance: 'legal',
  risk: 'legal',
  procurement: 'operations',
  'supply-chain': 'operations',
  manufacturing: 'operations',
  'mechanical-engineering': 'engineering',
  'electrical-engineering': 'engineering',
  'civil-engineering': 'engineering',
  architecture: 'engineering',
  construction: 'operations',
  'real-estate': 'operations',
  trades: 'operations',
  transport: 'operations',
  agriculture: 'operations',
  retail: 'sales',
  hospitality: 'customers',
  events: 'marketing',
  medical: 'medical',
  'social-work': 'medical',
  research: 'research',
  education: 'research',
  journalism: 'editorial',
  arts: 'editorial',
  sports: 'other',
  'public-sector': 'other',
  military: 'other',
}

const levelOf: Record<Level, PersonLevel> = {
  training: 'staff',
  entry: 'staff',
  senior: 'staff',
  manager: 'manager',
  director: 'director',
  vp: 'vp',
  partner: 'executive',
  owner: 'executive',
  cxo: 'executive',
}

/** Whoever leads without a function of their own leads the company. */
const leads: ReadonlySet<Level> = new Set(['cxo', 'owner', 'partner'])

/** The department and the level that a title says; a title without a level is that of somebody who does the work. */
export function groupTitle(
  title: string | null,
  company: string | null,
): { department: Department; level: PersonLevel } {
  if (title === null || title.trim() === '') return { department: 'unknown', level: 'unknown' }
  const { functions, level, isFounder, isInvestor, isBoard } = readTitle(title, company ?? '')
  const [first] = functions
  const shownLevel = isFounder || isBoard ? 'executive' : level === null ? 'staff' : levelOf[level]
  if (isFounder || functions.includes('general-management')) return { department: 'leadership', level: shownLevel }
  if (isInvestor) return { department: 'investing', level: shownLevel }
  if (first !== undefined) return { department: departmentOf[first], level: shownLevel }
  if (isBoard || (level !== null && leads.has(level))) return { department: 'leadership', level: shownLevel }
  return { department: 'unknown', level: level === null ? 'unknown' : shownLevel }
}
