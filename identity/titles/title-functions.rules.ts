/**
 * What somebody works on. `within`: the wider function that includes it, so that a growth marketer works in marketing.
 * `near`: functions that nearly fit, given on one side only.
 */
const functions = {
  'general-management': { near: ['operations', 'strategy'] },
  operations: { near: ['general-management', 'project-management', 'administration'] },
  strategy: { near: ['consulting', 'operations'] },
  'project-management': { near: ['operations', 'product'] },
  consulting: { near: ['strategy'] },
  administration: { near: ['operations'] },

  engineering: { near: ['it', 'data-engineering', 'machine-learning', 'security', 'product'] },
  'quality-assurance': { within: 'engineering', near: ['manufacturing'] },
  infrastructure: { within: 'engineering', near: ['it', 'security'] },
  it: { near: ['security'] },
  security: { near: ['compliance'] },
  data: { near: ['engineering'] },
  'data-engineering': { within: 'data', near: ['data-science'] },
  'data-science': { within: 'data', near: ['machine-learning', 'analytics', 'research'] },
  'machine-learning': { within: 'data', near: ['research'] },
  analytics: { within: 'data', near: ['strategy'] },
  product: { near: ['design', 'product-marketing'] },
  design: { near: ['brand'] },

  sales: { near: ['business-development', 'partnerships', 'pre-sales', 'customer-success', 'retail'] },
  'account-executive': { within: 'sales', near: ['account-management', 'sales-development'] },
  'sales-development': { within: 'sales', near: ['business-development'] },
  'account-management': { within: 'sales', near: ['customer-success'] },
  'sales-operations': { within: 'sales', near: ['operations'] },
  'pre-sales': { near: ['engineering', 'customer-success'] },
  'business-development': { near: ['partnerships', 'strategy'] },
  partnerships: { near: ['business-development'] },
  marketing: { near: ['communications'] },
  growth: { within: 'marketing', near: ['product'] },
  content: { within: 'marketing', near: ['communications', 'journalism'] },
  brand: { within: 'marketing', near: ['communications'] },
  'product-marketing': { within: 'marketing', near: ['product'] },
  communications: { near: ['journalism'] },
  'customer-success': { near: ['support', 'account-management'] },
  support: { near: ['it'] },

  finance: { near: ['investor-relations', 'investment', 'banking'] },
  accounting: { within: 'finance', near: [] },
  'investor-relations': { near: ['finance', 'communications'] },
  investment: { near: ['banking'] },
  banking: { near: ['finance', 'insurance'] },
  insurance: { near: ['risk'] },
  people: { near: ['administration'] },
  recruiting: { within: 'people', near: [] },
  sustainability: { near: ['compliance', 'strategy'] },
  legal: { near: ['compliance'] },
  compliance: { near: ['risk', 'legal'] },
  risk: { near: ['finance'] },
  procurement: { near: ['supply-chain'] },
  'supply-chain': { near: ['operations', 'manufacturing', 'transport'] },

  manufacturing: { near: ['mechanical-engineering', 'operations'] },
  'mechanical-engineering': { near: ['electrical-engineering', 'engineering'] },
  'electrical-engineering': { near: ['engineering'] },
  'civil-engineering': { near: ['construction', 'architecture'] },
  architecture: { near: ['construction', 'real-estate'] },
  construction: { near: ['real-estate', 'trades'] },
  'real-estate': { near: [] },
  trades: { near: ['manufacturing'] },
  transport: { near: [] },
  agriculture: { near: [] },
  retail: { near: [] },
  hospitality: { near: ['events'] },
  events: { near: ['marketing'] },

  medical: { near: ['research'] },
  'social-work': { near: ['medical', 'education'] },
  research: { near: ['education'] },
  education: { near: [] },
  journalism: { near: [] },
  arts: { near: ['design'] },
  sports: { near: [] },
  'public-sector': { near: ['legal'] },
  military: { near: ['public-sector'] },
} as const satisfies Record<string, { within?: string; near: readonly string[] }>

export type TitleFunction = keyof typeof functions

export const titleFunctions = Object.keys(functions) as TitleFunction[]

const table: Record<TitleFunction, { readonly within?: TitleFunction; readonly near: readonly TitleFunction[] }> =
  functions

/** The wider function that includes this one, if there is one. */
export const widerFunction = (fn: TitleFunction): TitleFunction | null => table[fn].within ?? null

const neighboursOf = new Map(
  titleFunctions.map((fn) => {
    const siblings = titleFunctions.filter((other) => table[fn].within && table[other].within === table[fn].within)
    const near = titleFunctions.filter(
      (other) => table[fn].near.includes(other) || table[other].near.includes(fn) || table[fn].within === other,
    )
    return [fn, [...new Set([...near, ...siblings])].filter((other) => other !== fn)] as const
  }),
)

/** Functions that nearly fit: for data science also machine learning, analytics and data as a whole. */
export const neighbours = (fn: TitleFunction): readonly TitleFunction[] => neighboursOf.get(fn) ?? []

/** How well what somebody works on fits what is asked for. Growth is the same as marketing if marketing is asked for. */
export function functionFit(
  functionsOfTitle: readonly TitleFunction[],
  wanted: readonly TitleFunction[],
): 'same' | 'near' | 'none' {
  const isSame = (fn: TitleFunction, asked: TitleFunction): boolean => fn === asked || widerFunction(fn) === asked
  if (wanted.some((asked) => functionsOfTitle.some((fn) => isSame(fn, asked)))) return 'same'
  return wanted.some((asked) => functionsOfTitle.some((fn) => neighbours(asked).includes(fn))) ? 'near' : 'none'
}
