/** Links that open a point in map applications; `phone` the default one. Five decimals are about a metre. */
export function mapLinks(
  { lat, lon }: { lat: number; lon: number },
  name?: string,
): { apps: { map: string; href: string }[]; google: string; phone: string } {
  const at = `${lat.toFixed(5)},${lon.toFixed(5)}`
  const [y, x] = at.split(',')
  // Browsers escape letters of all scripts themselves.
  const called = name ? `&q=${name.replace(/[\s"#%&+<>]/g, encodeURIComponent)}` : ''
  const google = `https://www.google.com/maps/search/?api=1&query=${at}`
  return {
    google,
    apps: [
      { map: 'OpenStreetMap', href: `https://www.openstreetmap.org/?mlat=${y}&mlon=${x}#map=17/${y}/${x}` },
      { map: 'Google Maps', href: google },
      { map: 'Apple Maps', href: `https://maps.apple.com/?ll=${at}${called}` },
    ],
    phone: `geo:${at}?q=${at}`,
  }
}
