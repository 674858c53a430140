import { describe, expect, test } from 'vitest'
import { companyFacets, locationFacets, titleFacets } from './facets.rules.ts'
import type { Findable } from './search-words.rules.ts'

const nobody: Findable = { name: '', company: null, title: null, location: null }

describe('a title says what somebody does', () => {
  test.each([
    ['VP Sales', ['=function:sales', '=job:sales:vp', '=level:vp']],
    ['Software Engineer', ['=function:engineering', '=job:engineering:none']],
    ['Founder & CEO', ['=function:general-management', '=job:general-management:cxo', '=level:cxo', '=founder:yes']],
    ['Angel investor', ['=function:investment', '=job:investment:none', '=investor:yes', '=angel:yes']],
    [
      'CTO, ex-Google',
      ['=function:engineering', '=job:engineering:cxo', '=level:cxo', '=former:google', '=formerly:google'],
    ],
    ['Zephyr of Quills', []],
    ['', []],
    [null, []],
  ])('%s', (title, facets) => {
    expect(titleFacets({ ...nobody, title })).toEqual(facets)
  })

  test('a partner of a fund invests, and a partner elsewhere does not', () => {
    const of = (company: string) => titleFacets({ ...nobody, title: 'Partner', company })
    expect(of('Northgate Ventures')).toContain('=investor:yes')
    expect(of('Kade Legal')).not.toContain('=investor:yes')
  })
})

test('an employer before is another company than the one of today', () => {
  const facets = titleFacets({ ...nobody, company: 'Fjordline AS', formerEmployers: ['Stripe, Inc.', 'Fjordline'] })
  expect(facets).toEqual(['=former:stripe', '=formerly:stripe'])
})

test('spellings of a company are one code, and its domains are codes too', () => {
  const of = (company: string) => companyFacets({ ...nobody, company })
  expect(of('Kade Systems GmbH')).toEqual(of('kade systems'))
  expect(companyFacets({ ...nobody, domains: ['kade.example'] })).toEqual(['=domain:kade.example'])
  expect(companyFacets(nobody)).toEqual([])
})

test('a location says where somebody is, as far as it is known', () => {
  expect(locationFacets({ ...nobody, location: 'München' })).toEqual([
    '=place:city:munich',
    '=place:country:de',
    '=place:state:de.02',
  ])
  expect(locationFacets({ ...nobody, location: 'Remote' })).toEqual([])
})
