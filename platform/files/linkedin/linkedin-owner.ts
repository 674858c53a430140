import { cleanText } from '../text/clean-text.rules.ts'
import { mapTable, type TableShape } from '../text/csv-table.ts'
import { positionMonth } from './linkedin-dates.rules.ts'
import { nameOf, present } from '../person-handle.ts'
import type { EducationRecord, PositionRecord, ProfileRecord, SkippedRow } from '../records.ts'

type Text = AsyncIterable<string>

/** Address, birth date, zip code and summary answer to no name here and are never read. */
export const profileShape: TableShape<'given' | 'family' | 'headline' | 'location'> = {
  columns: { given: /^first name$/, family: /^last name$/, headline: /^headline$/, location: /^geo location$/ },
  needs: ['given', 'family', 'headline'],
}

export const readProfile = (text: Text, file = 'Profile.csv'): AsyncGenerator<ProfileRecord | SkippedRow> =>
  mapTable(text, file, profileShape, (row) => {
    const profile: ProfileRecord = {
      kind: 'profile',
      ...present({
        name: nameOf({ given: row.get('given'), family: row.get('family') }),
        headline: cleanText(row.get('headline')),
        location: cleanText(row.get('location')),
      }),
    }
    return profile
  })

export const positionShape: TableShape<'company' | 'title' | 'location' | 'startedOn' | 'finishedOn'> = {
  columns: {
    company: /^company name$/,
    title: /^title$/,
    location: /^location$/,
    startedOn: /^started on$/,
    finishedOn: /^finished on$/,
  },
  needs: ['company', 'startedOn'],
}

export const readPositions = (text: Text, file = 'Positions.csv'): AsyncGenerator<PositionRecord | SkippedRow> =>
  mapTable(text, file, positionShape, (row) => {
    const company = cleanText(row.get('company'))
    if (company === undefined) return 'empty_row'
    const position: PositionRecord = {
      kind: 'position',
      company,
      ...present({
        title: cleanText(row.get('title')),
        location: cleanText(row.get('location')),
        startedOn: positionMonth(row.get('startedOn')),
        finishedOn: positionMonth(row.get('finishedOn')),
      }),
    }
    return position
  })

export const educationShape: TableShape<'school' | 'degree' | 'startedOn' | 'finishedOn'> = {
  columns: { school: /^school name$/, degree: /^degree name$/, startedOn: /^start date$/, finishedOn: /^end date$/ },
  needs: ['school', 'startedOn'],
}

export const readEducation = (text: Text, file = 'Education.csv'): AsyncGenerator<EducationRecord | SkippedRow> =>
  mapTable(text, file, educationShape, (row) => {
    const school = cleanText(row.get('school'))
    if (school === undefined) return 'empty_row'
    const education: EducationRecord = {
      kind: 'education',
      school,
      ...present({
        degree: cleanText(row.get('degree')),
        startedOn: positionMonth(row.get('startedOn')),
        finishedOn: positionMonth(row.get('finishedOn')),
      }),
    }
    return education
  })
