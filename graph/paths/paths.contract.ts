import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { Id, Timestamp } from '@wellmet/platform/contract/shapes.ts'
import { PersonState } from '@wellmet/identity/person-states/person-states.contract.ts'
import { FreshnessLabel } from '@wellmet/contacts/contact-list/contacts.contract.ts'

export const PathStatus = z.enum(['verified', 'probable', 'inferred', 'none'])
export type PathStatus = z.infer<typeof PathStatus>

const Share = z.number().min(0).max(1)

/** Whether the connector of a path may be asked now. Which rule says so is the connector's own business. */
export const PathAvailability = z
  .object({
    canAsk: z.boolean(),
    from: Timestamp.nullable().meta({ description: 'From when they may be asked, where not now; null is unknown' }),
    reason: z.enum(['no_email', 'declined']).optional().meta({
      description:
        '`no_email`: we can’t email them, and waiting does not help. `declined`: they said no to me about this person',
    }),
    declinedAt: Timestamp.optional().meta({ description: 'When they said no' }),
  })
  .meta({ id: 'PathAvailability' })
export type PathAvailability = z.infer<typeof PathAvailability>

/** One step of a path, as a list draws it. */
const PathStep = z.object({
  strength: z.int().min(0).max(100),
  basis: PathStatus.exclude(['none']),
  freshness: FreshnessLabel,
})

export const Path = z
  .object({
    status: PathStatus,
    confidence: z.int().min(0).max(100).meta({ description: 'How sure the weaker of its steps is' }),
    label: z.string(),
    hops: z.int(),
    viaName: z.string().nullable(),
    viaId: z.string().nullable().meta({ description: 'A member’s user id, or a contact’s id' }),
    explanation: z.array(z.string()),
    score: z.int().min(0).max(100).meta({ description: '100 × the root of the chance' }),
    chance: Share.meta({
      description:
        'That this path leads to a conversation: they know each other × the connector agrees × the target responds; without a connector, that they reply',
    }),
    isRated: z.boolean().optional().meta({
      description:
        'False where a step rests on a connection or an address book alone: the chance orders lists and is not shown',
    }),
    pastAsks: z
      .int()
      .meta({ description: 'Settled asks of the connector behind the chance; 0 means that it is an estimate' }),
    between: z
      .array(z.object({ id: z.string(), name: z.string(), kind: z.enum(['member', 'contact']) }))
      .meta({ description: 'Everybody between me and them, in walking order' }),
    leadsToTeammate: z.boolean().meta({ description: 'To a member of my workspace, whom nobody has to introduce' }),
    availability: PathAvailability,
    relationships: z.array(PathStep).meta({ description: 'In walking order, the viewer’s own first' }),
  })
  .meta({ id: 'Path' })
export type Path = z.infer<typeof Path>

/** Who may ever read a sentence besides the viewer. Chosen where the sentence is made, never read out of its words. */
export const Audience = z.enum(['viewer', 'workspace', 'connector', 'target'])
export type Audience = z.infer<typeof Audience>

export const Explanation = z
  .object({
    code: z.string(),
    params: z.record(z.string(), z.union([z.string(), z.number()])),
    text: z.string().meta({ description: 'In English, for whoever does not know the code' }),
    audience: Audience,
  })
  .meta({ id: 'Explanation' })
export type Explanation = z.infer<typeof Explanation>

export const StepEvidence = Explanation.extend({
  source: z.enum(['mail', 'calendar', 'work', 'linkedin', 'contacts', 'workspace', 'answer', 'event']),
  lastAt: z.iso.date().nullable().meta({ description: 'The last day of it, where the viewer may know it' }),
})
  .omit({ audience: true })
  .meta({ id: 'StepEvidence', description: 'One fact that a step rests on, in a few words' })
export type StepEvidence = z.infer<typeof StepEvidence>

export const ScoreFactor = z
  .object({
    factor: z.enum(['knows', 'acts', 'engages', 'distance']),
    share: Share,
    steps: z
      .array(
        z.object({
          by: z.enum(['prior', 'workspace', 'kind', 'connector', 'target']),
          odds: z.number().meta({ description: 'Added to the log odds' }),
          explanation: Explanation,
        }),
      )
      .optional()
      .meta({ description: 'What the share is made of where outcomes move it: the log odds add up to its own' }),
    explanations: z.array(Explanation),
  })
  .meta({ id: 'ScoreFactor' })
export type ScoreFactor = z.infer<typeof ScoreFactor>

const StepCorrectionKind = z.enum(['i-know-them', 'they-know-each-other-well', 'they-do-not-know-each-other'])
export type StepCorrectionKind = z.infer<typeof StepCorrectionKind>

/** A path step by step, with what its chance is made of. */
export const PathInFull = Path.extend({
  relationships: z
    .array(
      PathStep.extend({
        explanations: z.array(Explanation),
        evidence: z.array(StepEvidence),
        corrections: z.array(StepCorrectionKind).meta({
          description:
            'What the viewer may say: that they know whom it leads to; that the two know each other well, or do not',
        }),
      }),
    )
    .meta({ description: 'In walking order, the viewer’s own first' }),
  breakdown: z.array(ScoreFactor).meta({ description: 'Factors whose product is the chance' }),
}).meta({ id: 'PathInFull' })
export type PathInFull = z.infer<typeof PathInFull>

export const ReachablePerson = z
  .object({
    id: Id,
    name: z.string(),
    role: z.string().nullable(),
    company: z.string().nullable(),
    location: z.string().nullable(),
    trustRank: z.int().min(0).max(100),
    freshness: FreshnessLabel.meta({ description: 'Of the best path’s last step' }),
    connectorCount: z.int(),
    path: Path.meta({ description: 'The best: the first whose connector can be asked now' }),
    personState: PersonState,
  })
  .meta({ id: 'ReachablePerson' })
export type ReachablePerson = z.infer<typeof ReachablePerson>

export const Notice = z.object({ code: z.string(), message: z.string(), next: z.string() })

export const PersonInGraph = z
  .object({
    person: ReachablePerson,
    paths: z.array(PathInFull).meta({ description: 'Best first; those whose connector cannot be asked now come last' }),
    notice: Notice.nullable(),
  })
  .meta({ id: 'PersonInGraph' })
export type PersonInGraph = z.infer<typeof PersonInGraph>

export const paths = contract('graph', {
  top: {
    route: 'GET /api/graph/top',
    access: 'viewer',
    summary: 'Whom I can reach best, through my own contacts and through those who share with me',
    query: z.strictObject({ limit: z.int().min(1).max(100).default(25) }),
    reply: z.object({ people: z.array(ReachablePerson) }),
  },
  person: {
    route: 'GET /api/graph/person/:id',
    access: 'viewer',
    summary: 'One person as I can see them, and every path to them',
    reply: PersonInGraph,
  },
  workspaceOf: {
    route: 'GET /api/graph/person/:id/workspace',
    access: 'viewer',
    keys: 'never',
    summary: 'Which workspace of mine the id of a person is from: a link may be opened in the wrong one',
    reply: z.object({ id: Id, name: z.string() }),
  },
})

export const companyPaths = contract('dashboard', {
  intoCompany: {
    route: 'GET /api/dashboard/graph/paths',
    access: 'viewer',
    summary: 'Paths into a company: whom I can reach there, and through whom',
    query: z.strictObject({
      company: z.string().trim().min(1).max(200).meta({ description: 'Its name, as anybody writes it' }),
      limit: z.int().min(1).max(50).default(12),
    }),
    reply: z.object({
      company: z.string(),
      people: z.array(ReachablePerson).meta({ description: 'Best way first; without a way nobody is shown' }),
      peopleSeen: z.int().meta({ description: 'Known there to me, to those who share with me, and to the directory' }),
      notice: Notice.nullable(),
    }),
  },
})
