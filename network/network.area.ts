import type { Area } from '@wellmet/platform/area.ts'
import { affinitiesServed } from './affinities/affinities.handlers.ts'
import { collectionsServed } from './collections/collections.handlers.ts'
import { companiesServed, companyPagesServed, companySearchServed } from './companies/companies.handlers.ts'
import { companiesHooks, companiesReactions } from './companies/companies.reactions.ts'
import { companiesWork } from './companies/companies.work.ts'
import { contactsServed } from './contacts/contacts.handlers.ts'
import { deriveAllTiesJob } from './directory/directory.jobs.ts'
import { directoryWork } from './directory/directory.work.ts'
import { duplicatesServed } from './duplicates/duplicates.handlers.ts'
import { erasuresServed } from './erasures/erasures.handlers.ts'
import { hidingsServed } from './hidings/hidings.handlers.ts'
import { importsServed } from './imports/imports.handlers.ts'
import { importsWork } from './imports/imports.work.ts'
import { intelligenceServed } from './intelligence/intelligence.handlers.ts'
import { linkedinServed } from './linkedin/linkedin.handlers.ts'
import { mergesServed } from './merges/merges.handlers.ts'
import { missionsServed } from './missions/missions.handlers.ts'
import { ownersReactions } from './owners/owners.reactions.ts'
import { answerSettings } from './owners/owners.settings.ts'
import { companyPathsServed, pathsServed } from './paths/paths.handlers.ts'
import { peopleServed } from './people/people.handlers.ts'
import { picturesServed } from './pictures/pictures.handlers.ts'
import { reachablePeopleServed } from './reachable-people/reachable-people.handlers.ts'
import { relationshipsServed } from './relationships/relationships.handlers.ts'
import { syncAllGraphsJob } from './relationships/relationships.jobs.ts'
import { relationshipsWork } from './relationships/relationships.work.ts'
import { tiesHooks } from './relationships/ties.reactions.ts'
import { seedingServed } from './seeding/seeding.handlers.ts'
import { sharingServed } from './sharing/sharing.handlers.ts'
import { targetScoresServed } from './target-scores/target-scores.handlers.ts'
import { learnWhomToMeetEverywhereJob } from './target-scores/target-scores.jobs.ts'
import { targetScoresHooks } from './target-scores/target-scores.reactions.ts'
import { targetScoresWork } from './target-scores/target-scores.work.ts'

/** Who knows whom. */
export const networkArea = {
  name: 'network',
  routes: {
    imports: importsServed,
    contacts: contactsServed,
    missions: missionsServed,
    collections: collectionsServed,
    duplicates: duplicatesServed,
    merges: mergesServed,
    hidings: hidingsServed,
    erasures: erasuresServed,
    sharing: sharingServed,
    paths: pathsServed,
    companyPaths: companyPathsServed,
    people: peopleServed,
    reachablePeople: reachablePeopleServed,
    companies: companiesServed,
    companySearch: companySearchServed,
    companyPages: companyPagesServed,
    relationships: relationshipsServed,
    pictures: picturesServed,
    linkedin: linkedinServed,
    seeding: seedingServed,
    intelligence: intelligenceServed,
    affinities: affinitiesServed,
    targetScores: targetScoresServed,
  },
  jobs: [...importsWork, ...relationshipsWork, ...companiesWork, ...directoryWork, ...targetScoresWork],
  reactions: [...ownersReactions, ...companiesReactions],
  hooks: [...tiesHooks, ...companiesHooks, ...targetScoresHooks],
  schedule: [
    { at: '7 2 * * *', job: syncAllGraphsJob },
    { at: '37 3 1 * *', job: deriveAllTiesJob },
    { at: '52 4 1 * *', job: learnWhomToMeetEverywhereJob },
  ],
  settings: [answerSettings],
} satisfies Area
