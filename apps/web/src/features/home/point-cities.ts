/** Cities with a pickup point: degrees north and east. */
export const pointCities = {
  dushanbe: { lat: 38.5358, lon: 68.7791 },
  khujand: { lat: 40.2826, lon: 69.6222 },
  bokhtar: { lat: 37.8365, lon: 68.7776 },
  kulob: { lat: 37.9146, lon: 69.7845 },
  istaravshan: { lat: 39.9142, lon: 69.0033 },
  panjakent: { lat: 39.4952, lon: 67.6093 },
  khorog: { lat: 37.4904, lon: 71.5534 },
  tursunzoda: { lat: 38.5127, lon: 68.2316 },
  vahdat: { lat: 38.5563, lon: 69.0135 },
  hisor: { lat: 38.525, lon: 68.5512 },
} as const;

export type PointCity = keyof typeof pointCities;

export const pointCityNames = Object.keys(pointCities) as PointCity[];
