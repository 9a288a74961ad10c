const stroke = {
  viewBox: '0 0 24 24',
  width: 24,
  height: 24,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
} as const;

export const MenuIcon = () => (
  <svg {...stroke}>
    <path d="M4 8h16M4 16h16" />
  </svg>
);

export const ChevronIcon = () => (
  <svg {...stroke} width={16} height={16}>
    <path d="M6 9l6 6 6-6" />
  </svg>
);

export const CloseIcon = () => (
  <svg {...stroke}>
    <path d="M6 6l12 12M18 6L6 18" />
  </svg>
);

export const SearchIcon = () => (
  <svg {...stroke}>
    <circle cx={11} cy={11} r={6.5} />
    <path d="M16 16l4.5 4.5" />
  </svg>
);

export const GlobeIcon = () => (
  <svg {...stroke} width={20} height={20}>
    <circle cx={12} cy={12} r={9} />
    <path d="M3 12h18M12 3c5 5.5 5 12.5 0 18M12 3c-5 5.5-5 12.5 0 18" />
  </svg>
);

export const AccountIcon = () => (
  <svg {...stroke}>
    <circle cx={12} cy={8} r={4} />
    <path d="M4.5 20.5c.8-3.8 3.7-6 7.5-6s6.7 2.2 7.5 6" />
  </svg>
);

export const CartIcon = () => (
  <svg {...stroke}>
    <path d="M5 8h14l1.2 13H3.8L5 8z" />
    <path d="M8.5 11V6.5a3.5 3.5 0 0 1 7 0V11" />
  </svg>
);
