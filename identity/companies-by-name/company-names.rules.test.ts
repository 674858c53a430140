import { expect, test } from 'vitest'
import { companyKey, companyWords } from './company-names.rules.ts'

test.each([
  ['Acme, Inc.', 'acme'],
  ['ACME Inc', 'acme'],
  ['Acme GmbH & Co. KG', 'acme'],
  ['Acme UG (haftungsbeschränkt)', 'acme'],
  ['Société Générale S.A.', 'societe generale'],
  ['Kade S.à r.l.', 'kade'],
  ['Kade S. A. S.', 'kade'],
  ['Kade S.p.A.', 'kade'],
  ['Kade Sp. z o.o.', 'kade'],
  ['Kade s.r.o.', 'kade'],
  ['Kade d.o.o.', 'kade'],
  ['Kade A/S', 'kade'],
  ['Kade Pty Ltd', 'kade'],
  ['Kade Pvt. Ltd.', 'kade'],
  ['Kade S.A. de C.V.', 'kade'],
  ['Kade Co., Ltd.', 'kade'],
  ['Kade K.K.', 'kade'],
  ['株式会社メルカリ', 'メルカリ'],
  ['ООО Ромашка', 'ромашка'],
  ['OOO Romashka', 'romashka'],
  ['The Kade Group', 'kade'],
  ['Groupe Kade', 'kade'],
  ['acme.io', 'acme'],
  ['https://www.acme.com', 'https www acme com'],
  ['Booking.com B.V.', 'booking'],
  ['Kade (YC W21)', 'kade'],
  ['Kade (formerly Lumen)', 'kade'],
  ['Kade, formerly Lumen', 'kade'],
  ['Kade | Lumen', 'kade'],
  ['Kade – Systems for Trains', 'kade'],
  ['Slack, a Salesforce company', 'slack'],
  ['Kade Germany GmbH', 'kade'],
  ['DB Deutsche Bahn AG', 'deutsche bahn'],
  ['Brandt und Voss Rechtsanwälte', 'brandt voss'],
  ['H & M Group', 'hm'],
  ['Co', 'co'],
  ['(Kade)', 'kade'],
])('%s is the company %s', (written, name) => {
  expect(companyWords(written).join(' ')).toBe(name)
})

test.each([
  ['Procter & Gamble', 'P&G'],
  ['Procter and Gamble', 'P & G'],
  ['Müller Maschinenbau GmbH', 'Mueller Maschinenbau'],
  ['Papaya Pay', 'PapayaPay'],
  ["L'Oréal", 'LOREAL'],
  ['J.P. Morgan', 'JPMorgan Chase & Co.'],
  ['Facebook', 'Meta (formerly Facebook)'],
  ['EY Deutschland', 'Ernst & Young'],
  ['Amazon EU Sarl', 'Amazon.com'],
  ['Amazon Web Services (AWS)', 'AWS'],
  ['TikTok / ByteDance', 'ByteDance'],
  ['Technische Universität München', 'TU Munich'],
  ['Stadt Görlitz', 'Stadtverwaltung Görlitz'],
  ['Stadt Görlitz', 'Stadtverwaltung der Stadt Görlitz'],
  ['Stadt Bad Muskau', 'Stadtverwaltung Bad Muskau'],
  ['Gemeinde Markersdorf', 'Gemeindeverwaltung Markersdorf'],
  ['City of Leeds', 'Leeds City Council'],
  ['The City of Leeds', 'City Council of Leeds'],
])('%s and %s are one company', (one, other) => {
  expect(companyKey(one)).toBe(companyKey(other))
})

test.each([
  ['Atlas', 'Atlas Ventures'],
  ['Apple', 'Apple Tree Partners'],
  ['Air France SA', 'Air'],
  ['Bank of Ireland', 'Bank of'],
  ['Enterprise Ireland', 'Enterprise'],
  ['Kade Ireland', 'Kade'],
  ['AS Roma', 'Roma'],
  ['SAS Institute', 'Institute'],
  ['Node.js', 'Node'],
  ['Deutsche Bank', 'Deutsche Bahn'],
  ['Stadtwerke Görlitz', 'Stadt Görlitz'],
  ['Stadtverwaltung Görlitz', 'Stadtverwaltung Zittau'],
  ['Stadtverwaltung Frankfurt (Oder)', 'Stadt Frankfurt'],
  ['Gemeindeverwaltung Zeuthen', 'Stadtverwaltung Zeuthen'],
  ['Stadtverwaltung', 'Stadt'],
  ['Leeds City', 'City of Leeds'],
  ['Council', 'City Council'],
])('%s and %s are two companies', (one, other) => {
  expect(companyKey(one)).not.toBe(companyKey(other))
})
