/**
 * The career of the demo account's owner, as the body of PUT /api/profiles/me. Every name is
 * invented.
 */
export const DEMO_PROFILE = {
  first_name: 'Robin',
  last_name: 'Hale',
  phone: '+49 30 5550 1842',
  date_of_birth: '1992-05-14',
  address: 'Lindenstrasse 41',
  zip_code: '14467',
  city: 'Potsdam',
  state: 'Brandenburg',
  country: 'Germany',
  job_search_status: 'active',
  current_title: 'Senior Frontend Engineer',
  years_of_experience: 9,
  preferred_roles: ['Senior Frontend Engineer', 'Product Engineer', 'Design Technologist'],
  preferred_locations: ['Berlin', 'Copenhagen', 'Remote in Europe'],
  remote_preference: 'Hybrid',
  willing_to_relocate: true,
  desired_salary_min: 82_000,
  desired_salary_max: 98_000,
  work_auth_status: 'OTHER',
  need_sponsorship: true,
  work_auth_additional_info:
    'EU citizen: no visa needed anywhere in the EU. Sponsorship is needed in the U.S. alone.',
  linkedin_url: 'https://www.linkedin.com/in/robin-hale-demo',
  github_url: 'https://github.com/robin-hale-demo',
  portfolio_url: 'https://robinhale.example',
  other_urls: ['https://talks.robinhale.example/focus-order'],
  experiences: [
    {
      company_name: 'Nordlicht Reisen',
      title: 'Senior Frontend Engineer',
      location: 'Berlin, Germany (hybrid)',
      start_date: '2022-04-01',
      current_role: true,
      role_type: 'senior',
      description:
        '• Own the booking flow of 40,000 trips a month, in React and TypeScript\n• Cut the first load from 6.1 to 1.9 seconds on a mid-range phone\n• Led the way to WCAG 2.2 AA with design and support; complaints fell by two thirds\n• Mentor three engineers, two of whom were promoted',
    },
    {
      company_name: 'Papierkram Software',
      title: 'Frontend Engineer',
      location: 'Berlin, Germany',
      start_date: '2019-02-01',
      end_date: '2022-03-01',
      current_role: false,
      role_type: 'mid_level',
      description:
        '• Built the invoice editor that 11,000 small businesses use\n• Replaced a jQuery front end screen by screen, with no release frozen\n• Wrote the component library and its guide to keyboard use',
    },
    {
      company_name: 'Agentur Siebzehn',
      title: 'Web Developer',
      location: 'Hamburg, Germany',
      start_date: '2017-03-01',
      end_date: '2019-01-01',
      current_role: false,
      role_type: 'entry_level',
      description:
        '• Fourteen sites for museums, theatres and one ferry line\n• Set up tests and deployments where there had been neither',
    },
    {
      company_name: 'Hafenlabor',
      title: 'Working Student, Data Visualization',
      location: 'Hamburg, Germany',
      start_date: '2015-10-01',
      end_date: '2017-02-01',
      current_role: false,
      role_type: 'internship',
      description: '• Charts of tides and harbour traffic for a public exhibition, in D3',
    },
  ],
  educations: [
    {
      school_name: 'Hamburg University of Applied Sciences',
      degree: 'Master of Science',
      field_of_study: 'Human-Computer Interaction',
      start_date: '2015-10-01',
      end_date: '2017-09-01',
      gpa: '1.4 (German scale)',
      location: 'Hamburg, Germany',
      achievements: 'Thesis: what a screen reader makes of a drag-and-drop board',
    },
    {
      school_name: 'University of Bremen',
      degree: 'Bachelor of Science',
      field_of_study: 'Computer Science',
      start_date: '2012-10-01',
      end_date: '2015-09-01',
      location: 'Bremen, Germany',
    },
  ],
  projects: [
    {
      project_name: 'Quayside',
      position_title: 'Author',
      start_date: '2023-01-01',
      current_project: true,
      link: 'https://github.com/robin-hale-demo/quayside',
      description:
        'An open-source calendar that works by keyboard alone. 1,200 stars, 31 contributors, and used by two city libraries.',
    },
    {
      project_name: 'Repair café Neukölln',
      position_title: 'Volunteer',
      location: 'Berlin, Germany',
      start_date: '2021-09-01',
      end_date: '2024-06-01',
      current_project: false,
      description:
        'Ran the monthly evening with eight others and built the sign-up page and its reminders.',
    },
  ],
}
