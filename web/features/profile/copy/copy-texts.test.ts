import { expect, test } from 'vitest'
import {
  describeContact,
  describeEducation,
  describeExperience,
  describeProject,
  listPreferenceFacts,
  formatPlace,
} from './copy-texts.ts'

test('an experience is copied as lines, with its description below', () => {
  expect(
    describeExperience({
      id: 'e',
      company_name: 'شركة',
      title: 'Engineer 🚀',
      location: null,
      start_date: '2020-03-01',
      end_date: null,
      description: 'Built it.\nRan it.',
      current_role: true,
      role_type: 'senior',
    }),
  ).toBe('Engineer 🚀\nشركة\nMarch 2020 - Present\nSenior/Lead\n\nBuilt it.\nRan it.')
})

test('empty fields leave neither a line nor a comma', () => {
  expect(
    describeEducation({
      id: 'e',
      school_name: 'MIT',
      degree: 'BSc',
      field_of_study: 'Physics',
      start_date: '2015-09-01',
      end_date: '2019-06-01',
      gpa: '3.9',
      location: 'Boston',
      achievements: null,
    }),
  ).toBe('BSc, Physics\nMIT, Boston\nSeptember 2015 - June 2019\nGPA: 3.9')
  expect(
    describeProject({
      id: 'p',
      project_name: 'Foothold',
      position_title: null,
      location: null,
      start_date: null,
      end_date: null,
      description: 'A tracker',
      current_project: true,
      link: 'https://foothold.example',
    }),
  ).toBe('Foothold\nhttps://foothold.example\n\nA tracker')
  expect(
    describeContact({
      email: 'a@b.c',
      phone: null,
      city: 'Oslo',
      state: null,
      date_of_birth: null,
    }),
  ).toBe('a@b.c\nOslo')
})

test('a salary is shown with separators and copied as a plain number', () => {
  const facts = listPreferenceFacts({
    current_title: null,
    years_of_experience: 0,
    preferred_roles: ['Designer', 'Editor'],
    preferred_locations: [],
    remote_preference: 'Hybrid',
    willing_to_relocate: true,
    desired_salary_min: 90_000,
    desired_salary_max: null,
    work_auth_status: 'WORK_VISA',
    need_sponsorship: false,
    work_auth_additional_info: null,
    address: null,
    zip_code: null,
    country: null,
  })
  expect(facts).toEqual([
    { label: 'Years of experience', text: '0' },
    { label: 'Preferred roles', text: 'Designer, Editor' },
    { label: 'Remote preference', text: 'Hybrid' },
    { label: 'Willing to relocate', text: 'Yes' },
    { label: 'Minimum salary', text: '90000', shown: '90,000' },
    { label: 'Work authorization', text: 'Work visa' },
    { label: 'Needs sponsorship', text: 'No' },
  ])
})

test('a place is city and state, or one of them', () => {
  expect(formatPlace('Austin', 'TX')).toBe('Austin, TX')
  expect(formatPlace(null, 'TX')).toBe('TX')
  expect(formatPlace(null, null)).toBeUndefined()
})
