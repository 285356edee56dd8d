import { expect, test } from 'vitest'
import { readPostings } from '#src/capture/capture.ts'
import { parsePage } from './parse-page.ts'

// Forms in which one applies, beside or instead of the posting.

const read = (html: string, url: string) => readPostings(parsePage(html), url)
const URL =
  'https://acme.wd3.myworkdayjobs.com/en-US/Careers/job/Leeds/Baker_R-1/apply/applyManually'
const data = (extra: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@type': 'JobPosting', title: 'Baker', ...extra })}</script>`
const FORM =
  '<h2>Baker</h2><h3>My experience</h3><div><label>Job title</label><input></div><div><label>Company</label><input></div><div><label for="a">Location</label><input id="a"></div><div><input type="checkbox" id="b"><label for="b">I currently work here</label></div>'

test('the structured data of a form below a section’s heading is that of its position', () => {
  const html = (title: string) =>
    `<title>${title}</title><h1>Careers at Acme</h1>${FORM}${data({ hiringOrganization: { name: 'Acme Mills Ltd' }, jobLocation: { address: { addressLocality: 'Leeds' } } })}`
  expect(read(html('Baker'), URL)).toMatchObject([
    { company: 'Acme Mills Ltd', position: 'Baker', location: 'Leeds' },
  ])
  expect(read(html('Careers at Acme'), 'https://acme.example/careers')).toEqual([])
})

test('questions about earlier employers say nothing about the posting', () => {
  const html = `<title>Baker - Acme</title><h1>Apply for Baker</h1>${FORM}`
  const url = 'https://www.acme.example/careers/baker/apply'
  expect(read(html, url)).toMatchObject([{ company: 'Acme', position: 'Baker', location: null }])
})

test.each([
  '<div><label>Location</label><p>Leeds</p></div>',
  '<div><label for="x">Location</label><span id="x">Leeds</span></div>',
  '<p><label>Location:</label> Leeds</p>',
  '<table><tr><td><label>Location</label></td><td>Leeds</td></tr></table>',
  '<input type="hidden" name="id"><label>Location</label><div>Leeds</div>',
])('a label without a field to fill in has a value behind it: %s', (place) => {
  const text = `<p>${'We look for somebody who bakes bread every morning. '.repeat(12)}</p>`
  const html = `<title>Baker - Acme</title><h1>Baker</h1>${place}<h2>Requirements</h2>${text}<a>Apply now</a>`
  expect(read(html, 'https://www.acme.example/jobs/baker')).toMatchObject([{ location: 'Leeds' }])
})

test.each([' careers home', 'Careers Home', 'logo'])(
  'a logo called only "%s" names no company',
  (alt) => {
    const html = `<title>Baker</title><img data-automation-id="logo" alt="${alt}"><div data-automation-id="logo">© 2026 Acme, Inc. All rights reserved.</div><h2 data-automation-id="jobPostingHeader">Baker</h2>`
    const [posting] = read(html, URL)
    expect(posting?.company).toMatch(/^Acme/)
    expect(posting?.sure).not.toContain('company')
  },
)
