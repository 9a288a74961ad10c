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

export const CartIcon = () => (
  <svg {...stroke}>
    <path d="M5 8h14l1.2 13H3.8L5 8z" />
    <path d="M8.5 11V6.5a3.5 3.5 0 0 1 7 0V11" />
  </svg>
);
