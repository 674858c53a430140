/** What people are called at work: the first of each list are held by one person of a company, the others by several. */
export const titlesByIndustry = {
  finance: [
    ['Chief Executive Officer', 'Chief Risk Officer', 'Chief Financial Officer', 'VP Product'],
    [
      'Head of Compliance',
      'Director of Partnerships',
      'Payments Product Manager',
      'Treasury Manager',
      'Credit Analyst',
    ],
  ],
  health: [
    ['Founder & CEO', 'Chief Medical Officer', 'Chief Operating Officer', 'VP Regulatory Affairs'],
    ['Head of Procurement', 'Clinical Programme Manager', 'Director of Nursing', 'Data Scientist', 'Medical Advisor'],
  ],
  energy: [
    ['Managing Director', 'Chief Technology Officer', 'VP Grid Strategy', 'Chief Sustainability Officer'],
    ['Project Developer', 'Head of Procurement', 'Power Systems Engineer', 'Policy Manager', 'Asset Manager'],
  ],
  logistics: [
    ['Chief Operating Officer', 'Chief Commercial Officer', 'VP Operations', 'General Counsel'],
    ['Head of Customs', 'Fleet Manager', 'Regional Director', 'Supply Chain Analyst', 'Key Account Manager'],
  ],
  software: [
    ['Co-founder & CEO', 'Co-founder & CTO', 'VP Engineering', 'VP Sales', 'Chief Product Officer'],
    [
      'Engineering Manager',
      'Staff Engineer',
      'Product Designer',
      'Head of Talent',
      'Account Executive',
      'Developer Advocate',
    ],
  ],
  security: [
    ['Founder & CEO', 'Chief Information Security Officer', 'VP Threat Research'],
    ['Security Architect', 'Incident Response Lead', 'Head of Channel', 'Solutions Engineer'],
  ],
  retail: [
    ['Chief Executive Officer', 'Chief Marketing Officer', 'Chief Digital Officer'],
    ['Head of E-commerce', 'Category Buyer', 'Brand Manager', 'Director of Stores', 'Merchandising Lead'],
  ],
  food: [
    ['Founder', 'Managing Director', 'Head of Sourcing'],
    ['Brand Manager', 'Quality Manager', 'Wholesale Lead', 'Export Manager'],
  ],
  investing: [
    ['Founding Partner', 'General Partner', 'Chief Financial Officer'],
    ['Partner', 'Principal', 'Operating Partner', 'Associate', 'Head of Platform'],
  ],
  manufacturing: [
    ['Managing Director', 'Chief Technology Officer', 'VP Operations', 'Chief Purchasing Officer'],
    ['Plant Manager', 'Head of Automation', 'Quality Engineer', 'Strategic Buyer', 'R&D Lead'],
  ],
  media: [
    ['Editor-in-Chief', 'Publisher', 'Chief Revenue Officer'],
    ['Senior Editor', 'Head of Partnerships', 'Producer', 'Audience Lead'],
  ],
  advising: [
    ['Managing Partner', 'Chief of Staff'],
    ['Partner', 'Associate Partner', 'Engagement Manager', 'Senior Consultant', 'Executive Search Lead'],
  ],
} as const satisfies Record<string, readonly [readonly string[], readonly string[]]>

export type Industry = keyof typeof titlesByIndustry
