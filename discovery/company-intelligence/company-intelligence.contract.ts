import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { Id, Text } from '@wellmet/platform/contract/shapes.ts'
import { Notice } from '@wellmet/graph/paths/paths.contract.ts'
import { CompanyPage, CompanyPerson, FoundCompany } from '../companies/companies.contract.ts'

export const CompanyQuestion = z.strictObject({
  company: Text(200).meta({ description: 'A name, or a web or email address' }),
  relation: z.enum(['target', 'own']).default('target').meta({ description: 'A company to reach, or one’s own' }),
})
export type CompanyQuestion = z.infer<typeof CompanyQuestion>

export const CompanyIntelligence = z
  .object({
    company: z
      .object({ id: Id, name: z.string(), source: FoundCompany.shape.source, facts: CompanyPage.shape.facts })
      .nullable()
      .meta({ description: 'Null when no company that I may see is called so' }),
    peopleCount: z.int().meta({ description: 'Within reach there, as on its page' }),
    peopleSeen: z.int().meta({ description: 'Known there to me, to those who share with me, and to the directory' }),
    best: CompanyPerson.nullable().meta({ description: 'Whom the best path leads to' }),
    similar: z
      .array(FoundCompany.pick({ id: true, name: true, peopleCount: true }))
      .meta({ description: 'What may have been meant, where no company is called exactly so' }),
    notice: Notice.nullable().meta({
      description:
        '`still_reading`: a file is not read yet; `similar`: none is called exactly so; `unknown`: nothing is known here, which says nothing about whom I know; else as on the page of the company',
    }),
    next: z.string().meta({ description: 'The single best step' }),
  })
  .meta({ id: 'CompanyIntelligence' })
export type CompanyIntelligence = z.infer<typeof CompanyIntelligence>

export const companyIntelligence = contract('onboarding', {
  ask: {
    route: 'POST /api/onboarding/company-intelligence',
    access: 'viewer',
    summary: 'What is known here about a company that I name, and whom I can reach there; asks nobody outside',
    body: CompanyQuestion,
    reply: CompanyIntelligence,
    rate: { points: 120, seconds: 60 },
  },
})
