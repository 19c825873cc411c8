import type { HomeTexts } from './ru.ts';

export const homeTextsEn: HomeTexts = {
  pitch: {
    eyebrow: 'By road and rail, customs included',
    title: 'From China to Tajikistan in about {{deliveryDaysFrom}}–{{deliveryDaysTo}}\u00a0days',
    lead: 'Shop on Chinese marketplaces and ship to our warehouse in Yiwu. We carry your parcel, clear it through customs and hand it over at a pickup point or by courier.',
    trackLabel: 'Tracking numbers',
    trackPlaceholder: 'Numbers, separated by commas',
    track: 'Track',
    upTo: (max) => `Up to ${max} numbers at once`,
    noLogIn: 'No login needed',
    sentenceEnd: '.',
  },
  price: {
    title: 'What it costs',
    byWeight: 'By weight',
    perKg: '{{currency}} per kg',
    byVolume: 'By volume',
    perCubicMetre: '{{currency}} per m³',
    length: 'Length',
    width: 'Width',
    height: 'Height',
    weight: 'Weight',
    cm: 'cm',
    kg: 'kg',
    calculate: 'Calculate delivery',
    rule: 'Volumetric weight = length × width × height ÷ {{volumetricDivisor}}. You pay for the larger of the two: actual or volumetric.',
    upcoming:
      'From\u00a0{{upcomingDay}}: {{upcomingPricePerKg}}\u00a0{{currency}} per\u00a0kg, {{upcomingPricePerCubicMetre}}\u00a0{{currency}} per\u00a0m³',
  },
  route: {
    title: 'One route, every step visible',
    lead: 'Days are counted from receipt at our warehouse in China. You see every stop in tracking.',
    stops: {
      yiwu: { name: 'Yiwu', what: 'leaves the warehouse' },
      kashgar: { name: 'Kashgar', what: 'export paperwork' },
      kulma: { name: 'Kulma', what: '4,362 m pass and border' },
      dushanbe: { name: 'Dushanbe', what: 'customs and our hub' },
      pickupPoint: { name: 'Pickup point', what: 'ready for you' },
    },
    day: (day) => `day ${day}`,
    lastDays: 'days {{deliveryDaysFrom}}–{{deliveryDaysTo}}',
  },
  steps: {
    title: 'How it works',
    lessons: 'Video lessons',
    address: {
      title: 'Get your address in China',
      text: 'Sign up and you have a personal code and our Yiwu warehouse address. Copy it into the marketplace.',
    },
    buy: {
      title: 'Shop as usual',
      text: 'The seller ships to our warehouse. Add the tracking number and say what is inside.',
    },
    carry: {
      title: 'We ship it and clear customs',
      text: 'Your goods travel to Dushanbe by road or rail. We take care of customs.',
    },
    collect: {
      title: 'Collect your parcel',
      text: 'At a pickup point or from the courier. Storage is free for {{freeStorageDays}}\u00a0{{freeStorageDays|day|days}}.',
    },
  },
  prohibited: {
    title: 'What we cannot carry',
    all: 'Full list',
    hazardous: { title: 'Hazardous materials', text: 'flammable, corrosive, explosive, toxic' },
    illegal: { title: 'Illegal or restricted items', text: 'weapons, drugs, counterfeits' },
    biological: { title: 'Biological and perishable items', text: 'food, plants, animals' },
    other: { title: 'Other', text: 'poorly packed lithium batteries, strong magnets' },
  },
  points: {
    title: 'Pickup points',
    lead: 'Choose a pickup point in your profile; all your parcels will go there. Storage is free for {{freeStorageDays}}\u00a0{{freeStorageDays|day|days}}.',
    none: 'No pickup point is open yet. They appear here as soon as they are.',
    others: (cities) => `Also: ${cities}`,
    all: 'Addresses and hours',
  },
  faq: {
    title: 'Common questions',
    all: 'All questions',
    notShown: {
      title: 'My parcel was delivered in China but is not shown here. Why?',
      text: 'Parcels are registered during the day they arrive. If more than a day has passed, check that the seller put your code in both the recipient’s name and the address, and call {{hotline}}.',
    },
    code: {
      title: 'Why does the parcel need my code?',
      text: 'It tells the warehouse that the parcel is yours. The code appears in both the recipient’s name and the address, because sellers often drop one of them. A parcel without a code has to be searched for by hand, and that delays it.',
    },
    weights: {
      title: 'How does volumetric weight differ from actual weight?',
      text: 'Actual weight is what the scales show; volumetric weight is the room the parcel takes: length × width × height in centimetres ÷ {{volumetricDivisor}}. You pay for the larger. The volumetric weight of a 60 × 50 × 40 cm box is {{sampleBoxVolumetricKg}} kg.',
    },
    delegate: {
      title: 'Who can collect my parcel for me?',
      text: 'Anyone you trust. At the pickup point they show the pass that you have given them; the delivery must be paid for by then.',
    },
  },
  links: {
    title: 'All about delivery',
    names: {
      videoLessons: 'Video lessons',
      prohibitedGoods: 'Prohibited goods',
      returns: 'Returns',
      billingAndPoints: 'Billing and points',
      partners: 'Partners',
      faq: 'Questions and answers',
      news: 'News',
      aboutUs: 'About us',
      contact: 'Contacts',
      termsOfService: 'Terms of service',
      freightQuotation: 'Price table',
      pickupPoints: 'Pickup points',
    },
  },
};
