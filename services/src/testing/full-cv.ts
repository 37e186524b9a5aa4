import type { CvSource } from '../cv-files/index.ts';

/** A CV with every section filled, for tests of its files. */
export const FULL_CV: CvSource = {
  date: '2026-11-25T15:00:00.000Z',
  candidate: {
    name: 'Ma. Guadalupe Hernández Núñez',
    email: 'lupita@example.com',
    phone: '33 1234 5678',
    location: 'Zapopan, Jalisco',
  },
  resume: {
    resumeid: '70',
    title: 'Cajera con 8 años de experiencia',
    objective:
      'Busco un empleo de tiempo completo cerca de casa, con horario fijo y trato directo con los clientes.',
    interests: ['Cajeros', 'Atención al cliente'],
    salary: '$9,500 MXN al mes',
    willingtotravel: false,
    willingtorelocate: true,
    employments: [
      {
        jobtitle: 'Cajera principal',
        company: 'Súper Ñandú',
        startdate: '2019-03',
        enddate: '',
        iscurrent: true,
        description:
          'Corte de caja diario y atención en mostrador. Capacité a dos personas nuevas y reduje los faltantes del turno.\n● Apertura y cierre de la sucursal, con el conteo del fondo fijo y la entrega de valores al servicio de traslado\n✓ Arqueos sin faltantes 🎉\n- Facturación a clientes',
      },
      {
        jobtitle: 'Vendedora de piso',
        company: 'Zapatería Łódź',
        startdate: '2016-01',
        enddate: '2019-02',
        iscurrent: false,
        description: '',
      },
      {
        jobtitle: 'Auxiliar de tienda',
        company: 'Papelería El Lápiz',
        startdate: '2014-08',
        enddate: '2015-12',
        iscurrent: false,
        description: 'Surtido de anaqueles, inventario semanal y ventas de temporada.',
      },
    ],
    studies: [
      {
        level: 'Universitario titulado',
        degree: 'Contaduría pública',
        institution: 'Universidad de Guadalajara',
        startyear: '2015',
        endyear: '2019',
      },
      {
        level: 'Bachillerato',
        degree: '',
        institution: 'Cobaej plantel 7',
        startyear: '2012',
        endyear: '2015',
      },
    ],
    specialities: [
      { name: 'Cobranza', years: 1 },
      { name: 'Control de inventarios', years: 4 },
    ],
    skills: [
      { name: 'Excel', level: 'Básico' },
      { name: 'Corte de caja', level: 'Avanzado' },
      { name: 'Servicio al cliente', level: '' },
      { name: 'Punto de venta', level: 'Intermedio' },
      { name: 'Manejo de efectivo', level: 'Avanzado' },
    ],
    languages: [
      { language: 'Español', level: 'Nativo' },
      { language: 'Inglés', level: 'Intermedio' },
    ],
    certifications: [
      {
        name: 'Primeros auxilios',
        issuer: 'Cruz Roja Mexicana',
        year: '2023',
        url: 'https://example.com/cruz',
      },
      { name: 'Manejo higiénico de alimentos', issuer: 'Distintivo H', year: '2021', url: '' },
    ],
    links: [{ title: 'Portafolio', url: 'https://example.com/lupita' }],
  },
};
